/** Commands without their time, which is set when they are executed. */
export type Timeless<Command> = Command extends unknown ? Omit<Command, 'now'> : never;

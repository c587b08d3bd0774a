/** Commands without their time, which is that of their execution. */
export type Timeless<Command> = Command extends unknown ? Omit<Command, 'now'> : never;

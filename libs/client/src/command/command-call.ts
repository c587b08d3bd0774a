/** How a command was called. */
export interface CommandCall {
  /** The options of the command line. */
  readonly values: {
    readonly api?: string | undefined;
    readonly key?: string | undefined;
    readonly production?: boolean | undefined;
    readonly 'forward-to'?: string | undefined;
    readonly from?: string | undefined;
    readonly replay?: string | undefined;
    readonly timeout?: string | undefined;
    readonly http?: string | undefined;
  };
  /** The arguments after the name of the command. */
  readonly operands: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes one line of output. */
  readonly print: (line: string) => void;
  /** Ends the command. */
  readonly signal: AbortSignal;
}

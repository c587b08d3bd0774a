import type { parseArgs } from 'node:util';

const text = { type: 'string' } as const;
const flag = { type: 'boolean', default: false } as const;

/** The options of the command line, as `parseArgs` takes them. */
export const commandOptions = {
  help: flag,
  api: text,
  key: text,
  production: flag,
  'forward-to': text,
  from: text,
  replay: text,
  timeout: text,
  http: text,
};

/** How a command was called. */
export interface CommandCall {
  /** The options of the command line. */
  readonly values: Readonly<Partial<ReturnType<typeof parseArgs<{ options: typeof commandOptions }>>['values']>>;
  /** The arguments after the name of the command. */
  readonly operands: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Writes one line of output. */
  readonly print: (line: string) => void;
  /** Ends the command. */
  readonly signal: AbortSignal;
}

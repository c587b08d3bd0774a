const levels: Readonly<Record<number, string>> = {
  10: 'TRACE',
  20: 'DEBUG',
  30: 'INFO',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};
const nameWidth = 11;

/** A line of a process with its name as prefix. The JSON of services is converted to readable text if `forPeople` is set. */
export function prefixedLine(name: string, line: string, forPeople: boolean): string {
  return `${name.padEnd(nameWidth)} | ${forPeople ? readable(line) : line}`;
}

interface LogEntry {
  readonly time: string;
  readonly level: number;
  readonly msg?: string;
  readonly context?: string;
  readonly err?: { readonly stack?: string };
}

function readable(line: string): string {
  const entry = entryOf(line);
  if (entry === null) return line;
  const { time, level, msg = '', context, err } = entry;
  const about = context ? `${context}: ` : '';
  return `${time.slice(11, 23)} ${(levels[level] ?? '').padEnd(5)} ${about}${msg}${err?.stack ? `\n${err.stack}` : ''}`;
}

function entryOf(line: string): LogEntry | null {
  if (!line.startsWith('{"level":')) return null;
  try {
    return JSON.parse(line) as LogEntry;
  } catch {
    return null;
  }
}

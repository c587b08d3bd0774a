import type { Parsed } from './setting-values.ts';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** A variable that cannot be used. `value` is withheld for secrets, and if it can have a URL with a user or password. */
export interface SettingFault {
  readonly variable: string;
  readonly value: string;
  readonly expected: string;
}

/** Reads variables one after another and collects every fault, so that a start reports all of them. */
export class VariableReader {
  readonly faults: SettingFault[] = [];

  constructor(private readonly environment: EnvironmentVariables) {}

  /** Whether the variable is set and not empty. */
  isSet(variable: string): boolean {
    return this.text(variable) !== '';
  }

  /** The value of the variable, or `fallback` if it is unset, empty or invalid. */
  read<Value>(variable: string, parse: (text: string) => Parsed<Value>, fallback: Value, secret = false): Value {
    const text = this.text(variable);
    if (text === '') return fallback;
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    this.refuse(variable, parsed.expected, secret);
    return fallback;
  }

  /** Like read(), except that an unset variable is a fault. */
  require<Value>(variable: string, parse: (text: string) => Parsed<Value>, fallback: Value, secret = false): Value {
    if (this.isSet(variable)) return this.read(variable, parse, fallback, secret);
    const parsed = parse('');
    this.refuse(variable, 'expected' in parsed ? parsed.expected : 'a value');
    return fallback;
  }

  /** Reports a fault of a variable that is valid by itself, e.g. because another one is missing. */
  refuse(variable: string, expected: string, secret = false): void {
    const text = this.text(variable);
    // In a URL, an @ ends the user and password. A password with a slash makes the URL invalid, so no parser can find its end.
    const shown = secret || text.includes('@') ? '(withheld)' : JSON.stringify(text);
    this.faults.push({ variable, value: text === '' ? '(unset)' : shown, expected });
  }

  private text(variable: string): string {
    return this.environment[variable]?.trim() ?? '';
  }
}

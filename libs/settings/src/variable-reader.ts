import type { Parsed } from './setting-values.ts';

export type EnvironmentVariables = Readonly<Record<string, string | undefined>>;

/** A variable that cannot be used. `value` is withheld for secrets. */
export interface SettingFault {
  readonly variable: string;
  readonly value: string;
  readonly expected: string;
}

/** Reads one variable after the other and collects every fault, so that a start names them all at once. */
export class VariableReader {
  readonly faults: SettingFault[] = [];

  constructor(private readonly environment: EnvironmentVariables) {}

  /** Whether the variable says anything. */
  isSet(variable: string): boolean {
    return this.text(variable) !== '';
  }

  /** The variable's value, or `fallback` when it is unset, empty or at fault. */
  read<Value>(variable: string, parse: (text: string) => Parsed<Value>, fallback: Value, secret = false): Value {
    const text = this.text(variable);
    if (text === '') return fallback;
    const parsed = parse(text);
    if ('value' in parsed) return parsed.value;
    this.refuse(variable, parsed.expected, secret);
    return fallback;
  }

  /** As read(), but unset is a fault too. */
  require<Value>(variable: string, parse: (text: string) => Parsed<Value>, fallback: Value, secret = false): Value {
    if (this.isSet(variable)) return this.read(variable, parse, fallback, secret);
    const parsed = parse('');
    this.refuse(variable, 'expected' in parsed ? parsed.expected : 'a value');
    return fallback;
  }

  /** Makes a fault of a variable that by itself may be right, e.g. for want of another. */
  refuse(variable: string, expected: string, secret = false): void {
    const text = this.text(variable);
    const shown = secret ? '(withheld)' : JSON.stringify(text);
    this.faults.push({ variable, value: text === '' ? '(unset)' : shown, expected });
  }

  private text(variable: string): string {
    return this.environment[variable]?.trim() ?? '';
  }
}

import { CommandFault } from '../command-fault.ts';
import type { JsonSchema } from './api-description.ts';

/** The arguments of a call, as the model has chosen them. */
export type ToolArguments = Readonly<Record<string, unknown>>;

/** A tool: its description for the model, and the function that the host runs. */
export interface McpTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: JsonSchema;
  readonly annotations: ToolAnnotations;
  /** Resolves with a value that is shown as JSON, or with a text. Rejects with CommandFault and the errors of DakpionClient. */
  readonly run: (given: ToolArguments, signal: AbortSignal) => Promise<unknown>;
}

/** Hints for hosts that ask their user for permission. */
export interface ToolAnnotations {
  readonly readOnlyHint: boolean;
  readonly destructiveHint?: boolean;
  readonly idempotentHint?: boolean;
}

const maxTextLength = 255;

/** An argument that must be a text. Throws CommandFault otherwise. */
export function textOf(given: ToolArguments, name: string): string {
  const value = given[name];
  if (typeof value === 'string' && value.trim() !== '' && value.length <= maxTextLength) return value.trim();
  throw new CommandFault(`${name} must be a text of 1 to ${maxTextLength} characters.`);
}

import { CommandFault } from '../command-fault.ts';
import type { Documentation } from './documentation.ts';
import { searchSections } from './documentation-search.ts';
import { type McpTool, type ToolArguments, textOf } from './mcp-tool.ts';

const defaultResults = 5;
const maxResults = 10;
/** The maximum number of characters of a section in a result. */
const maxExcerptLength = 1_500;
const annotations = { readOnlyHint: true } as const;
const text = (description: string) => ({ type: 'string', minLength: 1, maxLength: 255, description });

/** The tools that read the documentation of the service. They need no key. */
export function documentationTools(documentation: Documentation): McpTool[] {
  return [
    {
      name: 'search_documentation',
      description: 'Searches the guides of Dakpion and the problems of its API. Returns the sections that match best.',
      inputSchema: {
        type: 'object',
        properties: {
          query: text('Words to look for, e.g. verify webhook signature, or a code such as rate_limited.'),
          limit: { type: 'integer', minimum: 1, maximum: maxResults, default: defaultResults },
        },
        required: ['query'],
        additionalProperties: false,
      },
      annotations,
      run: async (given) => {
        const found = searchSections(await documentation.sections(), textOf(given, 'query'), limitOf(given));
        const data = found.map((section) => ({ ...section, text: section.text.slice(0, maxExcerptLength) }));
        return { data };
      },
    },
    {
      name: 'read_guide',
      description: 'Returns one guide whole, as Markdown, with its examples.',
      inputSchema: {
        type: 'object',
        properties: { name: text('The last part of its address: webhooks for /docs/webhooks.') },
        required: ['name'],
        additionalProperties: false,
      },
      annotations,
      run: (given) => documentation.guide(textOf(given, 'name')),
    },
    {
      name: 'explain_problem',
      description: 'Explains the code of a problem that the API has answered with: its cause, and what to do.',
      inputSchema: {
        type: 'object',
        properties: { code: text('The code of the problem, e.g. quotation_expired.') },
        required: ['code'],
        additionalProperties: false,
      },
      annotations,
      run: (given) => documentation.problem(textOf(given, 'code')),
    },
  ];
}

function limitOf({ limit = defaultResults }: ToolArguments): number {
  if (Number.isInteger(limit) && Number(limit) >= 1 && Number(limit) <= maxResults) return Number(limit);
  throw new CommandFault(`limit must be 1 to ${maxResults}.`);
}

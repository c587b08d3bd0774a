import { DakpionProblemError } from '../../problem-error.ts';
import { CallToolRequestSchema, ListToolsRequestSchema, Server } from './mcp-sdk.ts';
import type { McpTool } from './mcp-tool.ts';

/** The maximum number of characters in an answer, about a tenth of the context of a model. */
const maxAnswerLength = 50_000;

/** A server of the Model Context Protocol with these tools, not yet connected. */
export function toolServer(tools: readonly McpTool[], info: { version: string; instructions: string }): Server {
  const { version, instructions } = info;
  const server = new Server({ name: 'dakpion', version }, { capabilities: { tools: {} }, instructions });
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ run: _, ...described }) => ({
      ...described,
      inputSchema: { ...described.inputSchema, required: [...(described.inputSchema.required ?? [])] },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (tool === undefined) return answer(`There is no tool ${params.name}.`, true);
    try {
      return answer(await tool.run(params.arguments ?? {}, signal), false);
    } catch (error) {
      // The model reads the failure and can correct its call.
      return answer(error instanceof DakpionProblemError ? error.problem : (error as Error).message, true);
    }
  });
  return server;
}

function answer(content: unknown, isError: boolean) {
  const text = typeof content === 'string' ? content : JSON.stringify(content, null, 2);
  return { content: [{ type: 'text' as const, text: bounded(text) }], isError };
}

function bounded(text: string): string {
  if (text.length <= maxAnswerLength) return text;
  // Half of a surrogate pair is no character, and some clients refuse the whole answer.
  const cut = text.slice(0, maxAnswerLength).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut}\n(cut after ${maxAnswerLength} characters: ask for less, e.g. with limit)`;
}

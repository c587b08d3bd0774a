import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { DakpionProblemError } from '../../problem-error.ts';
import type { McpTool } from './mcp-tool.ts';
import { toolServer } from './tool-server.ts';

const problem = { code: 'rate_limited', status: 429 } as ConstructorParameters<typeof DakpionProblemError>[0];
const outcomes: Readonly<Record<string, () => unknown>> = {
  text: () => 'A guide',
  data: () => ({ order_id: 'ord_1' }),
  long: () => 'x'.repeat(200_000),
  refused: () => {
    throw new DakpionProblemError(problem, null);
  },
  broken: () => {
    throw new Error('fetch failed');
  },
};

/** The answer that a host gets from a tool with this outcome. */
async function answerOf(name: string): Promise<{ isError: boolean; text: string }> {
  const tool: McpTool = {
    name,
    description: 'A tool.',
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    annotations: { readOnlyHint: true },
    run: async () => outcomes[name]?.(),
  };
  const [host, server] = InMemoryTransport.createLinkedPair();
  const client = new Client({ name: 'test', version: '1' });
  await Promise.all([toolServer([tool], { version: '1', instructions: '' }).connect(server), client.connect(host)]);
  const { content, isError } = (await client.callTool({ name })) as { content: { text: string }[]; isError: boolean };
  await client.close();
  return { isError, text: content[0]?.text ?? '' };
}

test('answers with unchanged texts, and with data as JSON', async () => {
  expect(await answerOf('text')).toEqual({ isError: false, text: 'A guide' });
  expect(JSON.parse((await answerOf('data')).text)).toEqual({ order_id: 'ord_1' });
});

test('answers a failure with the problem or the message, which the model can read', async () => {
  const refused = await answerOf('refused');
  expect([refused.isError, JSON.parse(refused.text)]).toEqual([true, problem]);
  expect(await answerOf('broken')).toEqual({ isError: true, text: 'fetch failed' });
});

test('cuts a long answer and reports that', async () => {
  const { text } = await answerOf('long');
  expect(text.length).toBeLessThan(50_200);
  expect(text).toMatch(/cut after 50000 characters: ask for less/);
});

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { DakpionClient } from '../../dakpion-client.ts';
import type { CommandCall } from '../command-call.ts';
import { connectionOf } from '../command-connection.ts';
import { CommandFault } from '../command-fault.ts';
import { ApiDescription } from './api-description.ts';
import { Documentation } from './documentation.ts';
import { documentationTools } from './documentation-tools.ts';
import { type Server, StdioServerTransport } from './mcp-sdk.ts';
import { orderTools } from './order-tools.ts';
import { serveToolsOverHttp } from './serve-tools-over-http.ts';
import { toolServer } from './tool-server.ts';

/**
 * `mcp`: offers the API and the documentation to a language model (modelcontextprotocol.io), over stdin and stdout, or with
 * `--http` over HTTP. Throws CommandFault.
 */
export async function mcp(call: CommandCall): Promise<void> {
  const { values, print, signal } = call;
  const connection = connectionOf(call);
  const port = values.http === undefined ? null : portOf(values.http);
  if (port !== null && connection.environment === 'production') {
    throw new CommandFault('--http needs a sandbox key: every program of this machine can reach the port.');
  }
  const documentation = new Documentation(connection.baseUrl);
  const api = new ApiDescription(JSON.parse(await documentation.read('/openapi.json')));
  const tools = [...documentationTools(documentation), ...orderTools(new DakpionClient(connection), api)];
  const info = { version: packageVersion(), instructions: instructions(connection.environment) };
  const makeServer = () => toolServer(tools, info);
  if (port === null) await serveOverStdio(makeServer(), signal);
  else await serveToolsOverHttp(makeServer, { port, signal, print });
}

/** Ends with its host, which closes stdin. Nothing else may be printed to stdout. */
async function serveOverStdio(server: Server, signal: AbortSignal): Promise<void> {
  await server.connect(new StdioServerTransport());
  await Promise.race([once(process.stdin, 'end'), once(signal, 'abort')]);
  await server.close();
  process.stdin.destroy();
}

const instructions = (environment: 'sandbox' | 'production') =>
  environment === 'sandbox'
    ? 'Parcel delivery of Dakpion, in the sandbox: orders cost nothing, and a simulated courier delivers them. Search the documentation before you write code for the API.'
    : 'Parcel delivery of Dakpion, in production: an order sends a real rider and is charged. Ask the user before each order and cancellation.';

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new CommandFault('--http must be a port, such as 8787.');
}

function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'));
  return String(version);
}

import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CommandFault } from '../command-fault.ts';
import { type Server, StreamableHTTPServerTransport } from './mcp-sdk.ts';

const path = '/mcp';
/** The maximum size of a body, as in the API. */
const maxBodyBytes = 64 * 1024;
const maxConnections = 64;

/**
 * Serves tools over streamable HTTP, for programs of this machine, until the signal is aborted. Each request has its own server,
 * because there are no sessions. Throws CommandFault if the port cannot be used.
 */
export async function serveToolsOverHttp(
  makeServer: () => Server,
  { port, signal, print }: { port: number; signal: AbortSignal; print: (line: string) => void },
): Promise<void> {
  const server = createServer((request, response) => {
    handle(request, response, port, makeServer).catch(() => {
      if (response.headersSent) response.destroy();
      else refuse(response, 500, 'The request failed.');
    });
  });
  server.maxConnections = maxConnections;
  server.listen({ port, host: '127.0.0.1', signal });
  const [fault] = await Promise.race([once(server, 'listening').then(() => []), once(server, 'error')]);
  if (fault !== undefined) throw new CommandFault(`Port ${port} cannot be used: ${(fault as Error).message}`);
  const closed = once(server, 'close');
  signal.addEventListener('abort', () => server.closeAllConnections(), { once: true });
  print(`Serves MCP at http://127.0.0.1:${port}${path} for programs of this machine. Ctrl-C ends it.`);
  await closed;
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
  makeServer: () => Server,
): Promise<void> {
  // Protects against pages of other sites: a page whose name resolves to this machine sends another Host, and a page that sends
  // directly has another Origin.
  const { host = '', origin } = request.headers;
  if (!isOwn(host, port)) return refuse(response, 403, 'The Host is not an address of this machine.');
  if (origin !== undefined && !isOwn(origin.replace(/^http:\/\//, ''), port)) {
    return refuse(response, 403, 'The Origin is another site.');
  }
  if (request.url?.split('?')[0] !== path) return refuse(response, 404, `The address is ${path}.`);
  if (request.method !== 'POST') {
    response.setHeader('Allow', 'POST');
    return refuse(response, 405, 'The method must be POST: there are no sessions.');
  }
  const server = makeServer();
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true, maxRequestBodySize: maxBodyBytes });
  response.once('close', () => void server.close().catch(() => undefined));
  await server.connect(transport as Parameters<Server['connect']>[0]);
  await transport.handleRequest(request, response);
}

const isOwn = (host: string, port: number) =>
  ['127.0.0.1', 'localhost', '[::1]'].some((name) => host.toLowerCase() === `${name}:${port}`);

/** Responds with an error in the form of the protocol. */
function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
}

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { readEmbeddedSecrets, type Settings, urlHost } from '@dakpion/settings';
import { jsonOf, nextAfter, notFromDakpion } from './answer-text.ts';
import { cliSettings } from './cli-settings.ts';
import { CommandFailure, type Problem } from './command-failure.ts';

const timeoutMs = 15_000;
/** The time that the server can take to send a file. */
const downloadTimeoutMs = 10 * 60 * 1_000;

/** The time for reading a part of the transparency log: thousands of events from a busy server. */
const readTimeoutMs = 60_000;

/** Errors of a connection that stood, so that the request may have arrived. */
const brokenConnection: ReadonlySet<string> = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** The commands for the paths that the text of a refusal names. */
const commandOf = {
  'GET /v1/operator/partners': 'dakpion partners list',
  'GET …/users': 'dakpion partners users',
  'GET /v1/operator/tokens': 'dakpion tokens list',
  'GET /v1/operator/dead-letters': 'dakpion dead-letters list',
  'GET /v1/operator/parked': 'dakpion parked list',
};

interface RequestOptions {
  readonly accept?: string;
  readonly withinMs?: number;
}

/**
 * A client of the operators' API of a running server. Throws CommandFailure with the text of the problem if a request is
 * refused.
 */
export class OperatorClient {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  private readonly token: string;
  private readonly tokenSource: string;

  /** `options`: the command line options with other names than the fields of the request, by field. */
  constructor(
    url: string | undefined,
    private readonly options: Readonly<Record<string, string>> = {},
  ) {
    const settings = cliSettings();
    this.baseUrl = (url ?? addressOf(settings)).replace(/\/+$/, '');
    const token = settings.operatorToken ?? readEmbeddedSecrets(settings.dataDir)?.operator_token;
    if (token === undefined) {
      throw new CommandFailure(
        `No operator token: set OPERATOR_TOKEN, or DATA_DIR to the server's data directory (not ${settings.dataDir}).`,
      );
    }
    this.token = token;
    this.tokenSource = settings.operatorToken === null ? `${settings.dataDir}/secrets.json` : 'OPERATOR_TOKEN';
  }

  /** Sends a request. `path` is the part after `/v1/operator`. */
  async ask<Answer>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
    const response = await this.send(method, path, body);
    if (response.status === 204) return undefined as Answer;
    if (response.ok) return jsonOf<Answer>(response, method);
    throw await this.failureOf(response, method);
  }

  /** Writes the response to `target` as it arrives. Throws like {@link ask}, and if the response breaks off. */
  async download(path: string, target: NodeJS.WritableStream): Promise<void> {
    const response = await this.send('GET', path, undefined, { accept: '*/*', withinMs: downloadTimeoutMs });
    if (!response.ok || response.body === null) throw await this.failureOf(response);
    try {
      await pipeline(Readable.fromWeb(response.body as ReadableStream), target, { end: false });
    } catch (error) {
      throw new CommandFailure(`The answer is not complete: ${(error as Error).message}`);
    }
  }

  /** The response of a path outside of `/v1/operator`, such as `/transparency/checkpoint`. Throws like {@link ask}. */
  async read(path: string): Promise<Response> {
    const response = await this.request('GET', path, undefined, { accept: '*/*', withinMs: readTimeoutMs });
    if (!response.ok) throw await this.failureOf(response);
    return response;
  }

  private async failureOf(response: Response, method = 'GET'): Promise<CommandFailure> {
    const location = response.headers.get('location');
    if (location !== null)
      return new CommandFailure(`${response.url} redirects to ${location}. Name the address of the server with --url.`);
    const answer = await jsonOf<Problem>(response, method);
    const { code, detail } = answer;
    if (typeof code !== 'string' || typeof detail !== 'string') return notFromDakpion(response, method);
    if (code === 'not_found' && response.url.startsWith(`${this.baseUrl}/v1/operator/`)) {
      return new CommandFailure(
        `There is nothing at ${response.url}. A server for operators needs OPERATOR_API=on or an OPERATOR_PORT; --url names its address.`,
      );
    }
    if (response.status === 401) {
      return new CommandFailure(
        `${this.baseUrl} refuses the token from ${this.tokenSource}. Set OPERATOR_TOKEN to a token of that server that was not revoked.`,
      );
    }
    const faults = (answer.errors ?? []).map(
      ({ field, message }) => `\n  ${field === '' ? '' : `${field}: `}${message}`,
    );
    // The detail of the problem names the fields of the request, and the user knows options and arguments.
    const head = code === 'validation_failed' ? 'The server refuses:' : inCommands(detail);
    return new CommandFailure([head, ...faults.map((fault) => this.named(fault))].join(''), answer);
  }

  /** The fault, with the option of the command line instead of the field. */
  private named(fault: string): string {
    return fault.replace(/\w+/g, (word) => (Object.hasOwn(this.options, word) ? (this.options[word] ?? word) : word));
  }

  private async send(method: string, path: string, body: unknown, options?: RequestOptions): Promise<Response> {
    // An empty id, for example from an unset variable of a script, would make the path of another request.
    if (/\/\.{0,2}(?:[/?]|$)/.test(path))
      throw new CommandFailure('An id is missing: an argument is empty, "." or "..".');
    return this.request(method, `/v1/operator${path}`, body, options);
  }

  private silence(method: string, withinMs: number): CommandFailure {
    return new CommandFailure(
      `${this.baseUrl} has not answered for ${withinMs / 1_000} s. Its /health/ready names the engine that it waits for; then ${nextAfter(method)}.`,
    );
  }

  private async request(
    method: string,
    path: string,
    body: unknown,
    { accept = 'application/json', withinMs = timeoutMs }: RequestOptions = {},
  ): Promise<Response> {
    try {
      return await fetch(`${this.baseUrl}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${this.token}`,
          accept,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        // Another server must not get the request, and a POST would become a GET.
        redirect: 'manual',
        signal: AbortSignal.timeout(withinMs),
      });
    } catch (error) {
      if ((error as Error).name === 'TimeoutError') throw this.silence(method, withinMs);
      const { cause } = error as { cause?: { code?: string; message?: string } };
      const reason = cause?.code ?? cause?.message ?? (error as Error).message;
      if (brokenConnection.has(reason))
        throw new CommandFailure(`The connection to ${this.baseUrl} broke off (${reason}): ${nextAfter(method)}.`);
      throw new CommandFailure(`No server answers at ${this.baseUrl} (${reason}). Start it, or name it with --url.`);
    }
  }
}

/** The address of the server of these settings. A server that listens at all addresses is called at loopback. */
function addressOf({ host, port, operatorPort }: Settings): string {
  const asked = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${urlHost(asked)}:${operatorPort ?? port}`;
}

/** The text of a refusal, with the commands that a user of the command line enters instead of the paths of the API. */
function inCommands(detail: string): string {
  return Object.entries(commandOf).reduce((text, [path, command]) => text.replace(path, command), detail);
}

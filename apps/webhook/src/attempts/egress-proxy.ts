import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { urlHost } from '@dakpion/settings';
import type { buildConnector } from 'undici';

/** The maximum number of addresses of a name that are tried, one after another. */
const maxAddresses = 3;

interface EgressProxyOptions {
  /** `http://` or `https://`, with a user and a password if the proxy requires them. */
  readonly proxyUrl: string;
  /** The local address of connections to the proxy. Null: the system chooses it. */
  readonly localAddress: string | null;
  /** The limit for connecting to the proxy and for its answer, in milliseconds, for the last address of a name. */
  readonly timeoutMs: number;
  /** The same for each earlier address, so that a dead one does not take the time of the others. */
  readonly addressTimeoutMs: number;
  /** Resolves the name of a target and checks its addresses. */
  readonly lookup: LookupFunction;
  /** Starts TLS in a tunnel. */
  readonly secure: buildConnector.connector;
}

/**
 * Connects through an HTTP proxy by CONNECT to an address that was checked here. The proxy resolves no name, so it cannot be
 * misled by DNS. TLS is between this process and the receiver, for the name in the URL.
 */
export function connectorThrough(options: EgressProxyOptions): buildConnector.connector {
  return (target, callback) => {
    const isSecure = target.protocol === 'https:';
    const port = Number(target.port) || (isSecure ? 443 : 80);
    tunnelTo(target.hostname, port, options).then(
      (socket) => {
        if (isSecure) options.secure({ ...target, httpSocket: socket }, callback);
        else callback(null, socket);
      },
      (error: Error) => callback(error, null),
    );
  };
}

async function tunnelTo(hostname: string, port: number, options: EgressProxyOptions): Promise<Socket> {
  let failure: unknown;
  const addresses = (await addressesOf(hostname, options.lookup)).slice(0, maxAddresses);
  for (const [index, { address }] of addresses.entries()) {
    const withinMs = index === addresses.length - 1 ? options.timeoutMs : options.addressTimeoutMs;
    try {
      return await tunnel(`${urlHost(address)}:${port}`, options, withinMs);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** A literal address was checked with the URL. */
function addressesOf(hostname: string, lookup: LookupFunction): Promise<readonly LookupAddress[]> {
  const literal = hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0) return Promise.resolve([{ address: literal, family: isIP(literal) }]);
  return new Promise((resolve, reject) => {
    lookup(hostname, { all: true }, (error, addresses) => {
      if (error === null) resolve(addresses as unknown as LookupAddress[]);
      else reject(error);
    });
  });
}

function tunnel(authority: string, { proxyUrl, localAddress }: EgressProxyOptions, withinMs: number): Promise<Socket> {
  const proxy = new URL(proxyUrl);
  const request = proxy.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const connecting = request({
      method: 'CONNECT',
      hostname: proxy.hostname.replace(/^\[|\]$/g, ''),
      port: proxy.port === '' ? (proxy.protocol === 'https:' ? 443 : 80) : proxy.port,
      path: authority,
      headers: { host: authority, ...authorizationOf(proxy) },
      agent: false,
      ...(localAddress !== null && { localAddress }),
    });
    const timer = setTimeout(() => connecting.destroy(proxyError('gave no answer')), withinMs);
    connecting.once('connect', ({ statusCode }, socket) => {
      clearTimeout(timer);
      if (statusCode === 200) return resolve(socket as Socket);
      socket.destroy();
      reject(proxyError(`answered ${statusCode} for ${authority}`));
    });
    connecting.once('response', ({ statusCode }) => connecting.destroy(proxyError(`answered ${statusCode}`)));
    connecting.once('error', (error) => {
      clearTimeout(timer);
      reject(proxyError(error.message));
    });
    connecting.end();
  });
}

/** A failure of the proxy. It has no code of a network error, because it says nothing about the receiver. */
function proxyError(what: string): Error {
  return Object.assign(new Error(`The egress proxy ${what}`), { code: 'EGRESS_PROXY' });
}

function authorizationOf({ username, password }: URL): { 'proxy-authorization'?: string } {
  if (username === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` };
}

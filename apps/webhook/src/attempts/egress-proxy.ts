import type { LookupAddress } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import type { buildConnector } from 'undici';

/** Addresses of one name that are tried, one after another. */
const maxAddresses = 3;

export interface EgressProxyOptions {
  /** `http://` or `https://`, with a user and a password in it if the proxy wants them. */
  readonly proxyUrl: string;
  /** The address that connections to the proxy come from; null: as the system decides. */
  readonly localAddress: string | null;
  /** For connecting to the proxy, and for its answer. */
  readonly timeoutMs: number;
  /** Resolves and judges a target's name. */
  readonly lookup: LookupFunction;
  /** Makes a TLS connection of a tunnel. */
  readonly secure: buildConnector.connector;
}

/**
 * Connects through an HTTP proxy by CONNECT, to an address that was judged here: the proxy resolves no name, so that it can be
 * led nowhere else. TLS is between us and the receiver, for the name in the URL.
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
  for (const { address } of (await addressesOf(hostname, options.lookup)).slice(0, maxAddresses)) {
    try {
      return await tunnel(address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`, options);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** An address that is written out was judged with the URL. */
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

function tunnel(authority: string, { proxyUrl, localAddress, timeoutMs }: EgressProxyOptions): Promise<Socket> {
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
    const timer = setTimeout(() => connecting.destroy(proxyError('gave no answer')), timeoutMs);
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

/** Says nothing of the receiver, so it has no code of a network error: the attempt failed on our side. */
function proxyError(what: string): Error {
  return Object.assign(new Error(`The egress proxy ${what}`), { code: 'EGRESS_PROXY' });
}

function authorizationOf({ username, password }: URL): { 'proxy-authorization'?: string } {
  if (username === '') return {};
  const credentials = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'proxy-authorization': `Basic ${Buffer.from(credentials).toString('base64')}` };
}

import type { ServerResponse } from 'node:http';

/**
 * The maximum time for which a request waits for a place, in ms. The clients that partners get from us wait for 15 s (libs/client) or
 * 20 s, and the answer of a service can take 10 s more. With a longer wait, they would give up before the answer.
 */
const maxWaitMs = 4_000;

/**
 * Limits the requests of one partner in one environment that are in progress, or whose answers are not read yet, so that neither its
 * bodies nor its pages fill the memory. The body of a waiting request is not read: it stays with the client.
 */
export class PartnerPlaces {
  /** By scope: a function that begins each request, in the order of arrival. Those of the first requests were called. */
  private readonly scopes = new Map<string, Map<ServerResponse, () => void>>();

  constructor(private readonly perScope: number) {}

  /**
   * Resolves with true when the request has a place, and with false when it has waited too long or its client has left. Its place is
   * free when the answer is closed.
   */
  take(scope: string, answer: ServerResponse): Promise<boolean> {
    const requests = this.scopes.get(scope) ?? new Map<ServerResponse, () => void>();
    return new Promise((resolve) => {
      if (answer.destroyed) return resolve(false);
      const late = setTimeout(() => resolve(false), maxWaitMs);
      const begin = () => {
        clearTimeout(late);
        resolve(true);
      };
      this.scopes.set(scope, requests.set(answer, begin));
      this.beginFirst(requests);
      answer.once('close', () => {
        clearTimeout(late);
        requests.delete(answer);
        if (requests.size === 0) this.scopes.delete(scope);
        this.beginFirst(requests);
        resolve(false);
      });
    });
  }

  /**
   * Begins the first requests. Beginning a request twice changes nothing. With thousands of waiting requests, only the first ones
   * are visited.
   */
  private beginFirst(requests: ReadonlyMap<unknown, () => void>): void {
    let places = this.perScope;
    for (const begin of requests.values()) {
      if (places === 0) return;
      places -= 1;
      begin();
    }
  }
}

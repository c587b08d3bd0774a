import { slowAfterMs } from './endpoint-lanes.ts';
import { Endpoints } from './endpoints.ts';

const hook = { partner_id: 'shop', environment: 'production', url: 'https://shop.example/hook' } as const;

/** The keys of the endpoints of these destinations. */
function keysOf(endpoints: Endpoints, changes: readonly Partial<Record<keyof typeof hook, string>>[]): string[] {
  return changes.map((change) => endpoints.of({ ...hook, ...change } as typeof hook).key);
}

describe('the endpoint of a webhook', () => {
  test('belongs to one partner, one environment, and one scheme, host and port', () => {
    const others = [
      {},
      { partner_id: 'market' },
      { environment: 'sandbox' },
      { url: 'https://shop.example:8443/hook' },
      { url: 'https://market.example/hook' },
      { url: 'no url' },
    ];
    expect(new Set(keysOf(new Endpoints(), others)).size).toBe(others.length);
  });

  test('is the same for all paths until one is slow', () => {
    const endpoints = new Endpoints();
    const paths = [{ url: 'https://shop.example/hook?order=2' }, { url: 'https://shop.example/other' }];
    const [before] = keysOf(endpoints, [{}]);
    expect(keysOf(endpoints, paths)).toEqual([before, before]);

    endpoints.answered(hook, slowAfterMs + 1);
    const [slow, other] = keysOf(endpoints, paths);
    expect(slow).not.toBe(before);
    expect(other).toBe(before);
    expect(keysOf(endpoints, [{}])).toEqual([slow]);

    endpoints.answered(hook, slowAfterMs);
    expect(keysOf(endpoints, [{}])).toEqual([before]);
  });

  test('differs between the slow paths of two partners', () => {
    const endpoints = new Endpoints();
    const others = [{ environment: 'sandbox' }, { partner_id: 'market' }];
    const before = keysOf(endpoints, others);
    endpoints.answered(hook, slowAfterMs + 1);
    expect(keysOf(endpoints, others)).toEqual(before);
  });
});

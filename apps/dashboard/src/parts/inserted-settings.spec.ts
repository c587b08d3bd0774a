import { apiAddress } from './inserted-settings.ts';

function pageWith(content: string): Pick<Document, 'querySelector' | 'location'> {
  const querySelector = (selector: string) =>
    selector === 'meta[name="api-addresses"]' ? { getAttribute: () => content } : null;
  return { querySelector, location: { origin: 'https://api.example.com' } } as unknown as Document;
}

test('examples name the host at which the key of the environment is valid', () => {
  const addresses = { sandbox: 'https://sandbox.example.com', production: 'https://keys.example.com' };
  const page = pageWith(JSON.stringify(addresses));
  expect([apiAddress(page, 'sandbox'), apiAddress(page, 'production')]).toEqual(Object.values(addresses));
});

test('without hosts of the environments, examples name the host of the page', () => {
  for (const content of ['', '__API_ADDRESSES__']) {
    expect(apiAddress(pageWith(content), 'sandbox')).toBe('https://api.example.com');
  }
});

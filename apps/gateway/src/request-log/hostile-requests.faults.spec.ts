import { broken, forAWhile, fuzzForMs, hostileJson, hostileText } from '@dakpion/fixtures/hostile-values';
import fc from 'fast-check';
import { maskedAddress } from './masked-address.ts';
import { maskedBody } from './masked-body.ts';

const withinMs = 4 * fuzzForMs;
const words: ReadonlySet<string> = new Set(['v1', 'business', 'order', 'orders', 'create', 'status']);
const maxKeptBytes = 8 * 1024;

/** A name and a phone number of a receiver. No word of the API, and no escape in JSON, contains them. */
const name = 'রহিমউদ্দিন';
const phone = '01798765432';

const text = hostileJson.map((value) => JSON.stringify(value));

test(
  'keeps at most 8 KiB of any body, as text',
  () => {
    const bodies = fc.oneof(text.map(Buffer.from), broken(text));
    fc.assert(
      fc.property(bodies, (body) => {
        const { body: kept, body_omitted } = maskedBody(body);
        expect(kept === null).toBe(body_omitted);
        expect(Buffer.byteLength(kept ?? '')).toBeLessThanOrEqual(maxKeptBytes);
      }),
      forAWhile,
    );
  },
  withinMs,
);

test(
  'keeps no name and no phone number, wherever they are in a body',
  () => {
    const personal = fc.constantFrom(name, phone, `${name} ${phone}`, { [name]: phone }, [[phone]]);
    const places = fc.tuple(fc.oneof(hostileText, fc.constantFrom('receiver_name', 'metadata', name)), personal);
    const bodies = fc.tuple(hostileJson, places, fc.nat(3)).map(([value, [field, secret], depth]) => {
      let body: unknown = { other: value, [field]: secret };
      for (let level = 0; level < depth; level += 1) body = level % 2 === 0 ? [body] : { inner: body };
      return JSON.stringify(body);
    });
    const sent = fc.oneof(
      bodies,
      bodies.map((body) => body.slice(0, -1)),
      bodies.map((body) => `x${body}`),
    );
    fc.assert(
      fc.property(sent, (body) => {
        const kept = maskedBody(Buffer.from(body)).body ?? '';
        expect(kept).not.toContain(name);
        expect(kept).not.toContain(phone);
      }),
      forAWhile,
    );
  },
  withinMs,
);

test(
  'keeps no name and no phone number, wherever they are in an address, and at most 500 characters',
  () => {
    const personal = fc.constantFrom(name, phone, encodeURIComponent(name), `%2B88${phone}`);
    const urls = fc
      .tuple(fc.array(hostileText, { maxLength: 4 }), personal, hostileText, fc.boolean())
      .map(([segments, secret, other, inQuery]) => {
        const path = `/v1/business/${segments.map(encodeSome).join('/')}`;
        return inQuery
          ? `${path}?${encodeSome(other)}=${secret}&${secret}=1`
          : `${path}/${secret}?${encodeSome(other)}`;
      });
    fc.assert(
      fc.property(urls, (url) => {
        const { path, query } = maskedAddress(url, words);
        const kept = `${path}?${query ?? ''}`;
        for (const form of [name, phone, encodeURIComponent(name)]) expect(kept).not.toContain(form);
        expect([path.length <= 500, (query ?? '').length <= 500]).toEqual([true, true]);
      }),
      forAWhile,
    );
  },
  withinMs,
);

/** Encodes a part of an address as clients do. Node passes it on unchanged, without blanks and line ends. */
function encodeSome(part: string): string {
  return part.replace(/[^\x21-\x7e]/g, (character) => {
    try {
      return encodeURIComponent(character);
    } catch {
      return '%ED%A0%80';
    }
  });
}

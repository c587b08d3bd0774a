import type { FastifyRequest } from 'fastify';
import { readJson } from './read-json.ts';

/** The longest that Node accepts: all headers together have at most 16 KiB. */
const spaces = ' '.repeat(15_000);

function readWith(contentType: string): unknown {
  const request = { body: Buffer.from('{"a":1}'), headers: { 'content-type': contentType } };
  return readJson(request as unknown as FastifyRequest);
}

test.each([
  ['alone', 'application/json'],
  ['in any case, with its charset and spaces', 'Application/JSON ; charset = "UTF-8" ; '],
  ['with a semicolon', 'application/json;'],
  ['with thousands of spaces', `application/json;${spaces}charset=utf-8`],
])('a body of type application/json %s is read', (_, contentType) => {
  expect(readWith(contentType)).toEqual({ a: 1 });
});

test.each([
  ['the type', `application/json${spaces}x`],
  ['a semicolon', `application/json;${spaces}x`],
  ['the charset', `application/json;charset=utf-8${spaces}x`],
  ['the last semicolon', `application/json;charset=utf-8;${spaces}x`],
])('a type with thousands of spaces after %s is refused at once, so that other requests need not wait', (_, type) => {
  const durations = [1, 2, 3].map(() => {
    const from = performance.now();
    expect(() => readWith(type)).toThrow('unsupported_media_type');
    return performance.now() - from;
  });
  expect(Math.min(...durations)).toBeLessThan(50);
});

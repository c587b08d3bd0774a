import fc from 'fast-check';
import { EventStreamParser, type StreamMessage } from './event-stream-parser.ts';

function parsed(pieces: readonly string[]): readonly StreamMessage[] {
  const parser = new EventStreamParser();
  return pieces.flatMap((piece) => [...parser.read(piece)]);
}

test.each<[string, string, readonly StreamMessage[]]>([
  ['an event', 'id: 5\nevent: order_event\ndata: {}\n\n', [{ id: '5', event: 'order_event', data: '{}' }]],
  ['an id without an event', 'retry: 1000\nid: 4\n\n', [{ id: '4', event: 'message', data: null }]],
  ['nothing of a comment', ': heartbeat\n\n', []],
  ['nothing of an event without data', 'event: news\n\n', []],
  ['data of several lines', 'data: a\ndata:b\ndata\n\n', [{ id: null, event: 'message', data: 'a\nb\n' }]],
  [
    'every kind of line break',
    'data: a\r\n\r\ndata: b\r\rdata: c\n\n',
    ['a', 'b', 'c'].map((data) => ({ id: null, event: 'message', data })),
  ],
  ['a byte order mark at the beginning', '\uFEFFdata: a\n\n', [{ id: null, event: 'message', data: 'a' }]],
  ['a byte order mark in the text', 'data:\uFEFF\n\n', [{ id: null, event: 'message', data: '\uFEFF' }]],
  ['text with a space in it', 'data:a b\n\n', [{ id: null, event: 'message', data: 'a b' }]],
  [
    'nothing of an event in the next one',
    'id: 5\nevent: news\ndata: a\n\ndata: b\n\n',
    [
      { id: '5', event: 'news', data: 'a' },
      { id: null, event: 'message', data: 'b' },
    ],
  ],
  ['no id with a NUL', 'id: 1\0\ndata: a\n\n', [{ id: null, event: 'message', data: 'a' }]],
  ['nothing that is not complete', 'id: 5\ndata: a\n', []],
])('returns %s', (_, text, messages) => {
  expect(parsed([text])).toEqual(messages);
});

test('takes a line break that is split between two pieces for one', () => {
  expect(parsed(['data: a\r', '\ndata: b\n\n'])).toEqual([{ id: null, event: 'message', data: 'a\nb' }]);
});

test('returns the same messages wherever the text is split', () => {
  const lines = fc.constantFrom('id: 1', 'data: a', 'data', 'event: e', ': c', 'retry: 5', '', '');
  const breaks = fc.constantFrom('\n', '\r\n', '\r');
  fc.assert(
    fc.property(fc.array(fc.tuple(lines, breaks), { maxLength: 30 }), fc.array(fc.nat(200)), (written, cuts) => {
      // Ends with a letter, so that the text does not end with a CR whose LF never arrives.
      const text = `${written.flat().join('')}x`;
      const places = [0, ...cuts.filter((cut) => cut < text.length).toSorted((a, b) => a - b), text.length];
      const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
      expect(parsed(pieces)).toEqual(parsed([text]));
    }),
  );
});

test('has no limit for the sum of its messages', () => {
  const parser = new EventStreamParser();
  const read = Array.from({ length: 30 }, () => [...parser.read(`data: ${'x'.repeat(50_000)}\n\n`)]);
  expect(read.flat()).toHaveLength(30);
});

test.each(['\n', ''])('refuses a message without an end, in lines that end with "%s"', (end) => {
  const parser = new EventStreamParser();
  const endless = () => {
    for (let piece = 0; piece < 30; piece += 1)
      expect([...parser.read(`data: ${'x'.repeat(50_000)}${end}`)]).toEqual([]);
  };
  expect(endless).toThrow('too long');
});

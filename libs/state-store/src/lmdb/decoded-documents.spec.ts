import { StateStoreDamagedError } from '../state-store.ts';
import { DecodedDocuments } from './decoded-documents.ts';
import { textOf } from './stored-document.ts';

const key = ['scope', 'collection', 'id'];

/** Memory as the engine uses it: larger than the document, with the document's length as a property. */
function memory(value: unknown, version = 1): Buffer {
  const stored = Buffer.from(textOf({ version, indexed: '{}', value: JSON.stringify(value) }));
  const bytes = Buffer.concat([stored, Buffer.from('of another document')]);
  Object.defineProperty(bytes, 'length', { value: stored.length });
  return bytes;
}

test('decodes a document once as long as its bytes are the same', () => {
  const documents = new DecodedDocuments();
  const first = documents.decode(key, memory({ name: 'রহিম' }, 7));
  expect(first).toEqual({ version: 7, indexed: '{}', length: 15, value: { name: 'রহিম' } });
  expect(documents.decode(key, memory({ name: 'রহিম' }, 7))).toBe(first);
});

test('decodes a document again when any byte has changed, also with the same version and length', () => {
  const documents = new DecodedDocuments();
  const decodedOf = (bytes: Buffer, id = 'id') => documents.decode(['scope', 'collection', id], bytes).value;
  expect(decodedOf(memory({ name: 'a' }))).toEqual({ name: 'a' });
  expect(decodedOf(memory({ name: 'b' }))).toEqual({ name: 'b' });
  expect(decodedOf(memory({ name: 'bb' }))).toEqual({ name: 'bb' });
  expect(decodedOf(memory({ name: 'c' }), 'other')).toEqual({ name: 'c' });
  expect(documents.decode(key, memory({ name: 'bb' }, 2)).version).toBe(2);
});

test('keeps its own copy of the memory, which is used again', () => {
  const documents = new DecodedDocuments();
  const bytes = memory({ name: 'a' });
  const { value } = documents.decode(key, bytes);
  bytes.fill('x', 0, 3);
  expect(documents.decode(key, memory({ name: 'a' })).value).toBe(value);
});

test.each([
  ['whose version is no number', 'v\n{}\n{}'],
  ['whose value is no JSON', '1\n{}\n{"name"'],
  ['without lines', 'other bytes'],
])('reports a document %s as damage that an operator must repair', (_, text) => {
  const decode = () => new DecodedDocuments().decode(key, Buffer.from(text));
  expect(decode).toThrow(StateStoreDamagedError);
  expect(decode).toThrow('See "Damaged files" in docs/operations/repair.md.');
});

test('keeps no large documents', () => {
  const documents = new DecodedDocuments();
  const large = { text: 'x'.repeat(20_000) };
  expect(documents.decode(key, memory(large))).not.toBe(documents.decode(key, memory(large)));
  expect(documents.decode(key, memory(large)).value).toEqual(large);
});

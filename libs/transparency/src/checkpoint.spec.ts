import { checkpointText, parseCheckpointText, signedHead } from './checkpoint.ts';
import { newSignerKey, noteOf, parseSigner } from './signed-note.ts';

const signerOf = (name: string) => parseSigner(newSignerKey(name))!;
const log = signerOf('example.com/log');
const head = { origin: log.name, size: 5, root: Buffer.alloc(32, 7) };
const text = checkpointText(head);

test.each([
  ['no origin', text.replace(log.name, '')],
  ['no size', text.replace('\n5\n', '\n\n')],
  ['a size with a leading zero', text.replace('\n5\n', '\n05\n')],
  ['a negative size', text.replace('\n5\n', '\n-5\n')],
  ['a size that is no exact number', text.replace('\n5\n', '\n1234567890123456\n')],
  ['a root of another length', checkpointText({ ...head, root: Buffer.alloc(31, 7) })],
])('a text with %s is no checkpoint', (_, other) => {
  expect(parseCheckpointText(text)).toEqual(head);
  expect(parseCheckpointText(other)).toBeNull();
});

test('a checkpoint counts only with the signature of a trusted key of its own log', () => {
  const [newer, other] = [signerOf(log.name), signerOf('example.com/other')];
  expect(signedHead(noteOf(text, other.sign(text) + log.sign(text)), [newer, log])).toEqual(head);
  expect(signedHead(noteOf(text, newer.sign(text)), [log])).toBeNull();
  expect(signedHead(noteOf(text, other.sign(text)), [log, other])).toBeNull();
  expect(signedHead(noteOf('no checkpoint\n', log.sign('no checkpoint\n')), [log])).toBeNull();
  expect(signedHead(text, [log])).toBeNull();
});

import { checkpointText, parseCheckpointText } from './checkpoint.ts';
import { isSignedBy, newSignerKey, noteOf, parseNote, parseSigner, parseVerifier } from './signed-note.ts';

/** The example of Go's golang.org/x/mod/sumdb/note. */
const peter = {
  vkey: 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  note:
    'If you think cryptography is the answer to your problem,\n' +
    "then you don't know what your problem is.\n" +
    '\n' +
    '— PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n',
};

const signer = () => {
  const read = parseSigner(newSignerKey('example.com/dakpion'));
  if (read === null) throw new Error('the new key is not readable');
  return read;
};

test("verifies the note of Go's documentation, and no other text", () => {
  const key = parseVerifier(peter.vkey);
  const note = parseNote(peter.note);
  if (key === null || note === null) throw new Error('the example is not readable');
  expect(isSignedBy(note, key)).toBe(true);
  expect(isSignedBy({ ...note, text: note.text.replace('problem', 'answer') }, key)).toBe(false);
});

test('reads a signed checkpoint as it was written, and verifies it by the public key alone', () => {
  const key = signer();
  const head = { origin: key.name, size: 70_000, root: Buffer.alloc(32, 7) };
  const note = parseNote(noteOf(checkpointText(head), key.sign(checkpointText(head))));
  const verifier = parseVerifier(key.vkey);
  if (note === null || verifier === null) throw new Error('the note is not readable');
  expect(parseCheckpointText(note.text)).toEqual(head);
  expect(isSignedBy(note, verifier)).toBe(true);
  expect(isSignedBy(note, signer())).toBe(false);
  const [signature] = note.signatures;
  for (const other of [{ name: 'example.com/other' }, { keyId: '00000000' }]) {
    expect(isSignedBy({ ...note, signatures: [{ ...signature!, ...other }] }, verifier)).toBe(false);
  }
});

test('reads at most a hundred signatures, all of them whole lines', () => {
  const [text, line] = ['text\n', signer().sign('text\n')];
  expect(parseNote(noteOf(text, line.repeat(100)))?.signatures).toHaveLength(100);
  expect(parseNote(noteOf(text, line.repeat(101)))).toBeNull();
  expect(parseNote(noteOf(text, line.trimEnd()))).toBeNull();
});

test('verifies the cosignature of a witness as C2SP tlog-cosignature specifies', () => {
  const text = 'example.com/behind-the-sofa\n20852163\nCsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=\n';
  const line =
    '— witness.example.com/w1 jWbPPwAAAABkGFDLEZMHwSRaJNiIDoe9DYn/zXcrtPHeolMI5OWXEhZCB9dlrDJsX3b2oyin1nPZqhf5nNo0xUe+mbIUBkBIfZ+qnA==\n';
  const note = parseNote(noteOf(text, line));
  expect(note?.signatures[0]).toMatchObject({ name: 'witness.example.com/w1', keyId: '8d66cf3f' });
  expect(note?.signatures[0]?.signature.readBigUInt64BE()).toBe(1_679_315_147n);
});

test.each([
  ['', 'nothing'],
  ['text\n', 'a text without signatures'],
  ['text\n\nsigned by hand\n', 'a line that is no signature'],
  ['text\n\n— name AAAA\n', 'a signature without bytes'],
])('refuses %j as a note: %s', (note) => expect(parseNote(note)).toBeNull());

test('refuses a key with the id of another key', () => {
  const { vkey } = signer();
  // The base64 text of the key can have a plus sign too.
  const withOtherId = (key: string) => key.replace(/\+[0-9a-f]{8}\+/, '+00000000+');
  expect(parseVerifier(withOtherId(vkey))).toBeNull();
  expect(parseSigner(withOtherId(newSignerKey('example.com/dakpion')))).toBeNull();
  expect(parseSigner(vkey)).toBeNull();
});

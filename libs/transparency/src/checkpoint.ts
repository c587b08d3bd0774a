import { hashBytes } from './merkle-tree.ts';
import { isSignedBy, type NoteVerifier, parseNote } from './signed-note.ts';

/** The content of a checkpoint, as in C2SP tlog-checkpoint. */
export interface TreeHead {
  /** The name of the log. */
  readonly origin: string;
  /** The number of leaves. */
  readonly size: number;
  readonly root: Buffer;
}

/** The text of a checkpoint, which is signed. */
export function checkpointText({ origin, size, root }: TreeHead): string {
  return `${origin}\n${size}\n${root.toString('base64')}\n`;
}

/** Parses the text of a checkpoint. Null: it is not one. */
export function parseCheckpointText(text: string): TreeHead | null {
  const [origin = '', size = '', root = ''] = text.split('\n');
  const bytes = Buffer.from(root, 'base64');
  if (origin === '' || !/^(0|[1-9]\d{0,14})$/.test(size) || bytes.length !== hashBytes) return null;
  return { origin, size: Number(size), root: bytes };
}

/** The checkpoint in a note that a trusted key has signed. Null: no trusted key has signed it. */
export function signedHead(note: string, keys: readonly NoteVerifier[]): TreeHead | null {
  const signed = parseNote(note);
  const head = signed && parseCheckpointText(signed.text);
  if (!signed || !head) return null;
  return keys.some((key) => key.name === head.origin && isSignedBy(signed, key)) ? head : null;
}

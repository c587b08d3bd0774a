import type { EventStore } from '@dakpion/event-store';
import { boundedText } from '@dakpion/service';
import type { WitnessSetting } from '@dakpion/settings';
import {
  consistencyProof,
  isSignedBy,
  type NoteVerifier,
  noteOf,
  parseNote,
  parseVerifier,
  type StoredCheckpoint,
  TreeReader,
} from '@dakpion/transparency';
import { Logger } from '@nestjs/common';
import { Gauge } from 'prom-client';

const answerWithinMs = 5_000;

const uncosigned = new Gauge({
  name: 'dakpion_transparency_uncosigned_checkpoints',
  help: 'Checkpoints that the witness was asked to cosign since the last one whose cosignature was stored. Reported by the instance that writes the log.',
  labelNames: ['witness'],
});

/** The signature line of a witness for a checkpoint. */
interface Cosignature {
  readonly url: string;
  readonly size: number;
  readonly line: string;
}

interface Witness {
  readonly key: NoteVerifier;
  readonly url: string;
  /** The size of the last checkpoint that the witness has seen. */
  knownSize: number;
}

/**
 * Asks witnesses to cosign checkpoints, as in C2SP tlog-witness. Nothing waits for their answers, so a witness that does not answer
 * delays nothing.
 */
export class Witnesses {
  private readonly logger = new Logger(Witnesses.name);
  private readonly tree: TreeReader;
  private readonly witnesses: readonly Witness[];
  private cosignatures: Cosignature[] = [];
  private isAsking = false;

  constructor(eventStore: EventStore, settings: readonly WitnessSetting[]) {
    this.tree = new TreeReader(eventStore);
    this.witnesses = settings.flatMap(({ key, url }) => {
      const verifier = parseVerifier(key);
      if (verifier === null)
        this.logger.error(`The key of the witness ${url} does not fit its own id; it is not asked`);
      return verifier === null ? [] : [{ key: verifier, url, knownSize: 0 }];
    });
  }

  /** Asks all witnesses, unless one of them has not yet answered the last request. */
  request(checkpoint: StoredCheckpoint): void {
    if (this.isAsking) return;
    this.isAsking = true;
    void Promise.all(this.witnesses.map((witness) => this.ask(witness, checkpoint))).finally(() => {
      this.isAsking = false;
    });
  }

  /** The cosignatures that have arrived since the last call. */
  takeCosignatures(): readonly Cosignature[] {
    const taken = this.cosignatures;
    this.cosignatures = [];
    return taken;
  }

  /** Reports whether a cosignature could be stored. One that came after the next checkpoint is not, so its checkpoint has none. */
  count({ url }: Cosignature, isStored: boolean): void {
    if (isStored) uncosigned.set({ witness: url }, 0);
    else uncosigned.inc({ witness: url });
  }

  /** Another instance asks the witnesses, or none. */
  leave(): void {
    uncosigned.reset();
  }

  private async ask(witness: Witness, { head, note }: StoredCheckpoint): Promise<void> {
    try {
      let answer = await this.post(witness, head.size, note);
      // The witness has seen another checkpoint than the one known here, and answers with its size.
      if (answer.status === 409) {
        witness.knownSize = Math.max(0, Math.min(Number.parseInt(answer.body, 10) || 0, head.size));
        answer = await this.post(witness, head.size, note);
      }
      if (answer.status !== 200) throw new Error(`it answered ${answer.status}: ${answer.body.slice(0, 200)}`);
      const line = cosignatureIn(answer.body, note, witness.key);
      if (line === undefined) throw new Error('its cosignature is not valid');
      witness.knownSize = head.size;
      this.cosignatures.push({ url: witness.url, size: head.size, line });
    } catch (error) {
      // The error of fetch() says only in its `cause` why a witness cannot be reached.
      const { cause = error } = error as Error;
      uncosigned.inc({ witness: witness.url });
      this.logger.warn(`The witness ${witness.key.name} at ${witness.url} has not cosigned: ${String(cause)}`);
    }
  }

  private async post(
    { url, knownSize }: Witness,
    size: number,
    note: string,
  ): Promise<{ status: number; body: string }> {
    const proof = await consistencyProof(knownSize, size, this.tree.subtree);
    const lines = proof.map((hash) => `${hash.toString('base64')}\n`).join('');
    const body = `old ${knownSize}\n${lines}\n${note}`;
    const signal = AbortSignal.timeout(answerWithinMs);
    const response = await fetch(`${url}/add-checkpoint`, { method: 'POST', body, signal, redirect: 'error' });
    return { status: response.status, body: await boundedText(response) };
  }
}

/**
 * The line of an answer that is a valid cosignature of the note. Other lines are dropped, because stored with the note they would
 * change its meaning.
 */
function cosignatureIn(answer: string, note: string, key: NoteVerifier): string | undefined {
  const text = parseNote(note)?.text ?? '';
  const lines = answer.split('\n').map((line) => `${line}\n`);
  return lines.find((line) => {
    const signed = parseNote(noteOf(text, line));
    return signed !== null && isSignedBy(signed, key);
  });
}

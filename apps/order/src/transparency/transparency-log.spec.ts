import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '@dakpion/event-store';
import { beginsWith, eventually, orderIdOf, until } from '@dakpion/fixtures';
import type { Engines } from '@dakpion/service';
import { readSettings, type Settings } from '@dakpion/settings';
import {
  edgeStream,
  isSignedBy,
  lastCheckpoint,
  newSignerKey,
  parseCheckpointText,
  parseLogKeys,
  parseNote,
  parseVerifier,
  type StoredCheckpoint,
  type TreeHead,
  verifyLog,
} from '@dakpion/transparency';
import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { createdAs, stepMade } from '../domain/order.fixture.ts';
import { record, withEngines } from '../engines.fixture.ts';
import { TransparencyLog } from './transparency-log.ts';
import { cosignatureOf, witnessKey } from './witness.fixture.ts';

const seed = 'a1'.repeat(32);
const keys = parseLogKeys(seed);

function settingsWith(changes: Record<string, string> = {}): Settings {
  const read = readSettings({ TRANSPARENCY_KEY: seed, TRANSPARENCY_CHECKPOINT_SECONDS: '1', ...changes });
  if (read.outcome === 'refused') throw new Error(JSON.stringify(read.faults));
  return read.settings;
}

const newOrder = (engines: Engines, n: number) =>
  record(engines, orderIdOf(n), [createdAs(orderIdOf(n)), stepMade('OrderAssigned')]);

async function whileLogging(
  engines: Engines,
  settings: Settings,
  run: () => Promise<void>,
  clock: () => number = Date.now,
): Promise<void> {
  const log = new TransparencyLog(engines.eventStore, engines.stateStore, clock, settings);
  log.onApplicationBootstrap();
  try {
    await run();
  } finally {
    await log.beforeApplicationShutdown();
  }
}

function covered({ eventStore }: Engines, size: number): Promise<StoredCheckpoint> {
  return until(async () => {
    const last = await lastCheckpoint(eventStore);
    return last !== null && last.head.size >= size ? last : undefined;
  });
}

const valuesOf = async (name: string) => (await register.getSingleMetric(name)?.get())?.values ?? [];
const lateSeconds = async () => (await valuesOf('dakpion_transparency_checkpoint_overdue_seconds'))[0]?.value;

/** Yields the parts one by one, so slowly that a checkpoint is due after each. */
async function* slowly<Part>(parts: AsyncIterable<readonly Part[]>): AsyncGenerator<readonly Part[]> {
  for await (const part of parts) {
    for (const each of part) {
      yield [each];
      await pause(1_000);
    }
  }
}

async function verified({ eventStore }: Engines) {
  const items = [];
  for await (const item of verifyLog({ eventStore, keys: keys?.verifiers ?? [] })) items.push(item);
  return items;
}

test('covers events even if the clock goes back by an hour each time it is read', () =>
  withEngines(async (engines) => {
    let now = Date.now();
    const setBack = () => {
      now -= 60 * 60 * 1_000;
      return now;
    };
    await newOrder(engines, 1);
    const settings = settingsWith({ TRANSPARENCY_CHECKPOINT_SECONDS: '4' });
    await whileLogging(engines, settings, async () => void (await covered(engines, 2)), setBack);
  }));

test('covers every recorded event by a signed checkpoint, and continues after a restart', () =>
  withEngines(async (engines) => {
    await newOrder(engines, 1);
    await whileLogging(engines, settingsWith(), async () => {
      await covered(engines, 2);
      await newOrder(engines, 2);
      await covered(engines, 4);
    });
    for (let n = 3; n <= 200; n += 1) await newOrder(engines, n);
    await whileLogging(engines, settingsWith(), async () => void (await covered(engines, 400)));
    expect(await verified(engines)).toMatchObject([{ kind: 'verified', anchored: 400, unanchored: 0, unchecked: 0 }]);
  }));

test('signs no smaller tree than before while it reads the last events again after a restart', () =>
  withEngines(async (engines) => {
    await newOrder(engines, 1);
    await newOrder(engines, 2);
    await whileLogging(engines, settingsWith(), async () => void (await covered(engines, 4)));
    await newOrder(engines, 3);
    const readRecords = engines.eventStore.readRecords?.bind(engines.eventStore);
    if (readRecords === undefined) throw new Error('The embedded event store reads records.');
    const readSlowly: EventStore['readRecords'] = (range) => slowly(readRecords(range));
    const eventStore: EventStore = Object.assign(Object.create(engines.eventStore), { readRecords: readSlowly });
    await whileLogging({ ...engines, eventStore }, settingsWith(), async () => void (await covered(engines, 6)));
    expect(await verified(engines)).toMatchObject([{ kind: 'verified', anchored: 6, unchecked: 0 }]);
  }));

test('signs nothing more, and says why, when the stored leaves do not agree with the last checkpoint', () =>
  withEngines(async (engines) => {
    await newOrder(engines, 1);
    await whileLogging(engines, settingsWith(), async () => void (await covered(engines, 2)));
    const { eventStore } = engines;
    for await (const edge of eventStore.readStream(edgeStream, { direction: 'backwards', maxCount: 1 })) {
      const { data, metadata, revision, type } = edge;
      const hashes = Buffer.alloc(64, 1).toString('base64');
      await eventStore.append(edgeStream, [{ id: randomUUID(), type, data: { ...data, hashes }, metadata }], revision);
    }
    await newOrder(engines, 2);
    const logged = jest.spyOn(Logger.prototype, 'error').mockClear();
    await whileLogging(engines, settingsWith(), async () => {
      await until(() =>
        logged.mock.calls.flat().some((line) => /do not agree with the checkpoint of 2/.test(String(line))),
      );
    });
    logged.mockRestore();
    expect((await lastCheckpoint(eventStore))?.head.size).toBe(2);
  }));

test('signs no more often than TRANSPARENCY_CHECKPOINT_SECONDS allows while it reads earlier events', () =>
  withEngines(async (engines) => {
    for (let n = 1; n <= 1_000; n += 1) await newOrder(engines, n);
    const began = performance.now();
    await whileLogging(engines, settingsWith(), async () => void (await covered(engines, 2_000)));
    const seconds = (performance.now() - began) / 1_000;
    const [last] = (await verified(engines)).slice(-1);
    expect(last).toMatchObject({ anchored: 2_000, checkpoints: expect.any(Number) });
    expect(last?.kind === 'verified' && last.checkpoints).toBeLessThanOrEqual(seconds + 1);
  }));

test('keeps its lease while it searches for the next event for longer than the lease lasts', () =>
  withEngines(async (engines) => {
    await newOrder(engines, 1);
    let searches = 0;
    async function* late<Part>(parts: AsyncIterable<Part>): AsyncGenerator<Part> {
      searches += 1;
      await pause(6_000);
      yield* parts;
    }
    const readRecords: EventStore['readRecords'] = (range) => late(engines.eventStore.readRecords!(range));
    const eventStore = Object.assign(Object.create(engines.eventStore), { readRecords }) as EventStore;
    await whileLogging({ ...engines, eventStore }, settingsWith(), async () => {
      expect((await covered(engines, 2)).head.size).toBe(2);
    });
    expect(searches).toBe(1);
  }));

test('one of two instances writes, and the other takes over when it stops', () =>
  withEngines(async (engines) => {
    await newOrder(engines, 1);
    await whileLogging(engines, settingsWith(), async () => {
      await whileLogging(engines, settingsWith(), async () => void (await covered(engines, 2)));
      await newOrder(engines, 2);
      await covered(engines, 4);
    });
    expect(await verified(engines)).toMatchObject([{ kind: 'verified', anchored: 4, unchecked: 0 }]);
  }));

test('warns if it continues the log of a key that it does not have, and not if the settings name its public key', () =>
  withEngines(async (engines) => {
    const other = 'b2'.repeat(32);
    const former = keys?.signer.vkey ?? '';
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const warned = () => warn.mock.calls.filter(([line]) => String(line).includes(former)).length;
    try {
      await newOrder(engines, 1);
      await whileLogging(engines, settingsWith(), async () => void (await covered(engines, 2)));
      await newOrder(engines, 2);
      const renewed = settingsWith({ TRANSPARENCY_KEY: `${other},${former}` });
      await whileLogging(engines, renewed, async () => void (await covered(engines, 4)));
      await newOrder(engines, 3);
      await whileLogging(engines, renewed, async () => void (await covered(engines, 6)));
      expect(warned()).toBe(0);
      const isWarning = (line: unknown) => /signed with a key that TRANSPARENCY_KEY does not have/.test(String(line));
      const hasWarned = async () => warn.mock.calls.some(([line]) => isWarning(line));
      await whileLogging(engines, settingsWith({ TRANSPARENCY_KEY: 'c3'.repeat(32) }), async () => {
        await until(hasWarned);
      });
    } finally {
      warn.mockRestore();
    }
  }));

test('reports how late the next checkpoint is while none can be stored, and nothing when another instance could write', () =>
  withEngines(async (engines) => {
    let canSign = false;
    const append: EventStore['append'] = async (stream, ...rest) => {
      if (!canSign && stream === 'transparency-checkpoints') throw new Error('no checkpoint today');
      return engines.eventStore.append(stream, ...rest);
    };
    const eventStore: EventStore = Object.assign(Object.create(engines.eventStore), { append });
    await newOrder(engines, 1);
    await whileLogging({ ...engines, eventStore }, settingsWith(), async () => {
      // Longer than the pause after a failure, so each failure counts.
      await until(async () => ((await lateSeconds()) ?? 0) > 5);
      canSign = true;
      await covered(engines, 2);
      await until(async () => (await lateSeconds()) === 0);
    });
    expect(await lateSeconds()).toBeUndefined();
  }));

test('reports a late checkpoint while no answer says which instance writes, from the start of the process on', () =>
  withEngines(async (engines) => {
    let answers = false;
    const { leases } = engines.stateStore;
    const hold: typeof leases.hold = (...args) =>
      answers ? leases.hold(...args) : Promise.reject(new Error('the state store is away'));
    const stateStore = { ...engines.stateStore, leases: Object.assign(Object.create(leases), { hold }) };
    await newOrder(engines, 1);
    await whileLogging({ ...engines, stateStore }, settingsWith(), async () => {
      await until(async () => ((await lateSeconds()) ?? 0) > 1);
      answers = true;
      await covered(engines, 2);
      await until(async () => (await lateSeconds()) === 0);
      // From then on nothing is known either: an event may be recorded that nobody covers.
      answers = false;
      await until(async () => ((await lateSeconds()) ?? 0) > 1);
    });
  }));

test("stores a witness's cosignature with the checkpoint, and does not wait for a witness that does not answer", () =>
  withEngines(async (engines) => {
    const witness = await startWitness();
    const url = 'http://127.0.0.1:28';
    const settings = settingsWith({ TRANSPARENCY_WITNESSES: `${witnessKey} ${witness.url}, ${witnessKey} ${url}` });
    const lacking = async () => {
      const values = await valuesOf('dakpion_transparency_uncosigned_checkpoints');
      return Object.fromEntries(values.map(({ labels, value }) => [labels.witness, value]));
    };
    const verifier = parseVerifier(witnessKey);
    const cosigned = async () => {
      const note = parseNote((await lastCheckpoint(engines.eventStore))?.note ?? '');
      return note !== null && verifier !== null && isSignedBy(note, verifier);
    };
    const warn = jest.spyOn(Logger.prototype, 'warn');
    try {
      await newOrder(engines, 1);
      await whileLogging(engines, settings, async () => {
        await covered(engines, 2);
        await until(cosigned);
        const refused = /at http:\/\/127\.0\.0\.1:28 has not cosigned: .*ECONNREFUSED/;
        await until(async () => warn.mock.calls.some(([line]) => refused.test(String(line))));
        await newOrder(engines, 2);
        await covered(engines, 4);
        await until(cosigned);
        await eventually(async () => expect(await lacking()).toEqual({ [witness.url]: 0, [url]: 2 }));
      });
      expect(await lacking()).toEqual({});
      // A new instance does not know which checkpoint the witness has seen. The witness tells it.
      await newOrder(engines, 3);
      await whileLogging(engines, settings, async () => {
        await covered(engines, 6);
        await until(cosigned);
      });
      expect(witness.sizes).toEqual([2, 4, 6]);
    } finally {
      warn.mockRestore();
      await witness.close();
    }
  }));

test('counts a checkpoint as uncosigned if its cosignature comes only after the next checkpoint', () =>
  withEngines(async (engines) => {
    let answerNow = () => {};
    const mayAnswer = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const witness = await startWitness((text) => mayAnswer.then(() => cosignatureOf(text)));
    const settings = settingsWith({ TRANSPARENCY_WITNESSES: `${witnessKey} ${witness.url}` });
    try {
      await newOrder(engines, 1);
      await whileLogging(engines, settings, async () => {
        await covered(engines, 2);
        await newOrder(engines, 2);
        await covered(engines, 4);
        // Nobody asks the witness again, as it has not answered yet.
        answerNow();
        await eventually(async () => {
          const [missing] = await valuesOf('dakpion_transparency_uncosigned_checkpoints');
          expect(missing?.value).toBe(1);
        });
      });
    } finally {
      await witness.close();
    }
  }));

test("stores nothing from a witness's answer except its cosignature", () =>
  withEngines(async (engines) => {
    const others = `— other.example ${Buffer.alloc(76).toString('base64')}\n`;
    // The first answer signs a longer text than the checkpoint. Stored behind the checkpoint, it would look like the signed end of
    // that text.
    const answers = (text: string) => [
      `X\n\n${cosignatureOf(`${text}\nX\n`)}`,
      `${others}${cosignatureOf(text)}${others}`,
    ];
    const witness = await startWitness((text, nth) => answers(text)[nth - 1] ?? '');
    const settings = settingsWith({ TRANSPARENCY_WITNESSES: `${witnessKey} ${witness.url}` });
    const warn = jest.spyOn(Logger.prototype, 'warn');
    try {
      await newOrder(engines, 1);
      await whileLogging(engines, settings, async () => {
        const signed = await covered(engines, 2);
        await until(async () => warn.mock.calls.some(([line]) => /its cosignature is not valid/.test(String(line))));
        expect(await covered(engines, 2)).toEqual(signed);
        await newOrder(engines, 2);
        await covered(engines, 4);
        const note = await until(async () => {
          const last = parseNote((await lastCheckpoint(engines.eventStore))?.note ?? '');
          return last !== null && last.signatures.length > 1 ? last : undefined;
        });
        expect(note.signatures.map(({ name }) => name)).toEqual([keys?.signer.name, parseVerifier(witnessKey)?.name]);
      });
    } finally {
      warn.mockRestore();
      await witness.close();
    }
  }));

test('refuses a key that does not match its own id at the start', () =>
  withEngines(async ({ eventStore, stateStore }) => {
    const key = newSignerKey('example.com/dakpion').replace(/\+[0-9a-f]{8}\+/, '+00000000+');
    const start = () => new TransparencyLog(eventStore, stateStore, Date.now, settingsWith({ TRANSPARENCY_KEY: key }));
    expect(start).toThrow('TRANSPARENCY_KEY');
  }));

/**
 * A witness as in C2SP tlog-witness: it cosigns checkpoints that are consistent with the last one that it has seen. `answer`: returns
 * its answer to the nth request, for the text of the checkpoint.
 */
async function startWitness(answer: (text: string, nth: number) => string | Promise<string> = cosignatureOf) {
  const sizes: number[] = [];
  let seen: Pick<TreeHead, 'size' | 'root'> = { size: 0, root: Buffer.alloc(0) };
  const cosign = async (body: string): Promise<[number, string]> => {
    const split = body.indexOf('\n\n');
    const [old = '', ...lines] = body.slice(0, split).split('\n');
    const note = parseNote(body.slice(split + 2));
    const head = parseCheckpointText(note?.text ?? '');
    if (note === null || head === null || keys === null) return [400, ''];
    if (!isSignedBy(note, keys.signer)) return [403, ''];
    if (old !== `old ${seen.size}`) return [409, `${seen.size}\n`];
    const proof = lines.filter((line) => line !== '').map((line) => Buffer.from(line, 'base64'));
    if (!beginsWith(head, seen, proof)) return [422, ''];
    seen = head;
    sizes.push(head.size);
    return [200, await answer(note.text, sizes.length)];
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const [status, body] = await cosign(Buffer.concat(chunks).toString());
    response.writeHead(status).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, sizes, close };
}

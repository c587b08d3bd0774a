import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedEvent } from '@dakpion/event-store';
import { newApiKey, sha256Of } from '@dakpion/partners';
import { readEmbeddedSecrets } from '@dakpion/settings';
import type { DocumentChange } from '@dakpion/state-store';
import {
  loggedStreamPrefixes,
  newSignerKey,
  noteOf,
  parseLogKeys,
  parseNote,
  parseSigner,
} from '@dakpion/transparency';
import { type Body, type MadePartner, makePartner } from './api.ts';
import { copyData, openState, tamperedCopy, verifyCopy } from './audited-copy.ts';
import { orderRequest } from './order-request.ts';
import { type Program, startProgram, temporaryDirectory } from './program.ts';
import { type Tampering, writeLogAgain } from './tampered-store.ts';
import { until } from './until.ts';

// Tampers with copies of real data, and runs `audit verify` on each as an auditor does.

const dataDir = temporaryDirectory();
/** The cluster signs a checkpoint each minute, and its tests share two cores. */
const provenWithinMs = 120_000;
let program: Program;
let original = '';
let partner: MadePartner;
/** The streams of two orders. The first one is completed. */
let [stream, later] = ['', ''];
/** The last checkpoint, and the public key of the log. */
let [checkpoint, key] = ['', ''];

beforeAll(async () => {
  program = await startProgram({ dataDir, env: { TRANSPARENCY_CHECKPOINT_SECONDS: '1' } });
  partner = await makePartner(program.url, 'Audited');
  stream = `order-${await provenOrder('deliver', 6)}`;
  later = `order-${await provenOrder('no_rider', 1)}`;
  original = await copyData(program);
}, 400_000);

/** Places an order and waits until each of its events is proven. Returns its id. */
async function provenOrder(sandbox_scenario: string, events: number): Promise<string> {
  const { order_id } = (await partner.sandbox.create(orderRequest({ sandbox_scenario }))).body;
  const isProven = async () => {
    const { body } = await partner.sandbox.get(`/v1/business/order/${order_id}/proof`);
    [checkpoint, key] = [body.checkpoint, body.verifier_key];
    return body.events.length === events && body.events.every(({ proof }: Body) => proof !== null);
  };
  await until(`the proofs of ${order_id}`, isProven, provenWithinMs);
  return order_id;
}

const tampered = (tampering: Tampering) => tamperedCopy(original, tampering);
const verified = (copy: string, ...options: readonly string[]) => verifyCopy(copy, ['--key', key, ...options]);
const isAt = (event: RecordedEvent, revision: number) => event.stream === stream && event.revision === revision;
const change =
  (revision: number, changed: (event: RecordedEvent) => Partial<RecordedEvent>) => (events: readonly RecordedEvent[]) =>
    events.map((event) => (isAt(event, revision) ? { ...event, ...changed(event) } : event));
const find = (events: readonly RecordedEvent[], of: string, revision: number) => {
  const event = events.find((candidate) => candidate.stream === of && candidate.revision === revision);
  if (event === undefined) throw new Error(`there is no ${of}@${revision}`);
  return event;
};
const swap = (events: readonly RecordedEvent[], one: RecordedEvent, other: RecordedEvent) =>
  events.map((event) => (event === one ? other : event === other ? one : event));
/** The event whose leaf is before the leaf of the given event. */
function loggedBefore(events: readonly RecordedEvent[], event: RecordedEvent): RecordedEvent {
  const logged = events.filter((other) => loggedStreamPrefixes.some((prefix) => other.stream.startsWith(prefix)));
  return logged[logged.indexOf(event) - 1] ?? event;
}
/** The event with one other letter in the rider's name. */
function withOtherLetter({ data }: RecordedEvent) {
  const rider = data.rider as { name: string };
  const name = `${rider.name.startsWith('X') ? 'Y' : 'X'}${rider.name.slice(1)}`;
  return { data: { ...data, rider: { ...rider, name } } };
}

test('finds nothing in an unchanged copy, and counts anchored, later and unchecked events separately', async () => {
  const copy = await tampered((events) => {
    const event = find(events, stream, 1);
    return [...events, { ...event, stream: 'order-late', id: randomUUID() }];
  });
  const { findings, closing } = await verified(copy);
  expect(findings).toEqual([]);
  expect(closing).toMatch(
    /^\d+ events anchored by \d+ checkpoints?, [1-9]\d* recorded after the last one \(the next one covers them\), 0 unchecked$/,
  );
});

test.each<[string, Tampering, () => readonly string[]]>([
  ['a changed byte in an event', change(1, withOtherLetter), () => [`${stream}@1 is not as it was recorded`]],
  [
    'a changed time',
    change(2, ({ recordedAt }) => ({ recordedAt: recordedAt + 1 })),
    () => [`${stream}@2 is not as it was recorded`],
  ],
  [
    'a changed actor',
    change(3, ({ metadata }) => ({ metadata: { ...metadata, actor: { kind: 'operator', name: 'nobody' } } })),
    () => [`${stream}@3 is not as it was recorded`],
  ],
  [
    'a removed event in the middle, after which the stream was numbered again',
    (events) => events.filter((event) => !isAt(event, 4)),
    () => [`${stream}@4 is not as it was recorded`, `${stream}@5 was recorded and is missing`],
  ],
  [
    'a removed last event',
    (events) => events.filter((event) => !isAt(event, 5)),
    () => [`${stream}@5 was recorded and is missing`],
  ],
  [
    'a removed last event of the whole log',
    (events) => events.filter((event) => event.stream !== later),
    () => [`${later}@0 was recorded and is missing`],
  ],
  [
    'an inserted event',
    (events) => events.flatMap((event) => (isAt(event, 5) ? [event, { ...event, id: randomUUID() }] : [event])),
    () => [`${stream}@6 was not recorded at its place`],
  ],
  [
    'a swapped pair of a stream',
    (events) => swap(events, find(events, stream, 1), find(events, stream, 2)),
    () => [`${stream}@1 is not as it was recorded`, `${stream}@2 is not as it was recorded`],
  ],
  [
    'a swapped pair of two streams',
    (events) => swap(events, loggedBefore(events, find(events, later, 0)), find(events, later, 0)),
    () => [`${later}@0 was recorded at another place`],
  ],
])('names the stream and the revision of %s', async (_, tampering, expected) => {
  const { exitCode, findings, closing } = await verified(await tampered(tampering));
  expect(findings.toSorted()).toEqual(expected().toSorted());
  expect([exitCode, closing]).toEqual([1, expect.stringContaining('events anchored by')]);
});

test('names a forged checkpoint, and counts events that no other checkpoint covers as unchecked', async () => {
  const [origin = '', size] = checkpoint.split('\n');
  const forger = parseSigner(newSignerKey(origin));
  const text = parseNote(checkpoint)?.text ?? '';
  const note = noteOf(text, forger?.sign(text) ?? '');
  const copy = await tampered((events) =>
    events.map((event) =>
      event.data.size === Number(size) && 'note' in event.data ? { ...event, data: { ...event.data, note } } : event,
    ),
  );
  const { exitCode, findings, closing } = await verified(copy);
  expect([exitCode, findings]).toEqual([1, [`the checkpoint of ${size} events is not signed by a known key`]]);
  expect(closing).toMatch(/[1-9]\d* unchecked$/);
});

test('names an API key that no event has issued, and a key and users that were changed, in the state store', async () => {
  const scope = 'partners';
  const copy = await tampered((events) => events);
  const stateStore = await openState(copy);
  const { documents } = stateStore;
  const { partnerId } = partner;
  const [forged, sandboxKey] = [sha256Of(newApiKey('production')), sha256Of(partner.sandbox.key)];
  const read = async (collection: string, id: string) => {
    const stored = await documents.read<{ users?: readonly { email: string }[]; created_at?: string }>({
      scope,
      collection,
      id,
    });
    if (stored === null) throw new Error(`there is no ${id} in ${collection}`);
    return stored;
  };
  const team = await read('teams', partnerId);
  const { email } = team.value.users?.[0] ?? {};
  const { created_at } = (await read('partners', partnerId)).value;
  const listing = { lists: [`email:${sha256Of(email ?? '')}`], score: Date.parse(created_at ?? '') };
  const apiKey = await read('api_keys', sandboxKey);
  const replaced = (collection: string, { id, version }: typeof team, value: object): DocumentChange[] => [
    { kind: 'remove', collection, id },
    { kind: 'put', collection, id, version, value, ...(collection === 'teams' && { listing }) },
  ];
  const live = { ...apiKey.value, environment: 'production', key_id: 'key_forged' };
  const users = (team.value.users ?? []).map((user) => ({ ...user, role: 'viewer' }));
  try {
    await documents.write(scope, [
      { kind: 'put', collection: 'api_keys', id: forged, version: 1, value: live },
      ...replaced('api_keys', apiKey, { ...apiKey.value, environment: 'production' }),
      ...replaced('teams', team, { ...team.value, users }),
    ]);
    const { exitCode, output } = await verified(copy);
    const lines = output.split('\n').filter((line) => line.startsWith(`${partnerId}: `));
    expect([exitCode, lines.toSorted()]).toEqual([
      1,
      [
        expect.stringMatching(/: api_key: expected null, found \{.*"key_id":"key_forged"/),
        expect.stringMatching(/: api_key: expected \{.*"environment":"sandbox".*found \{.*"environment":"production"/),
        expect.stringMatching(/: partner_users: .*"differing":\["users\.0\.role"\]/),
      ],
    ]);
  } finally {
    await documents.write(scope, [
      { kind: 'remove', collection: 'api_keys', id: forged },
      ...replaced('api_keys', apiKey, apiKey.value),
      ...replaced('teams', team, team.value),
    ]);
    await stateStore.close();
  }
  expect((await verified(copy)).output).not.toContain(`${partner.partnerId}: `);
});

/** The checkpoint that the auditor has kept. */
function keptCheckpoint(): string {
  const file = join(temporaryDirectory(), 'kept.checkpoint');
  writeFileSync(file, checkpoint);
  return file;
}

test('finds a log that was rolled back after the checkpoint that the auditor has kept', async () => {
  // Uses the checkpoint before: only for the last checkpoints, the leaves after the last full tile are still stored.
  const size = Number(checkpoint.split('\n')[1]);
  const isBefore = ({ type, data }: RecordedEvent) => type === 'CheckpointSigned' && Number(data.size) < size;
  const copy = await tampered((events) => events.slice(0, events.findLastIndex(isBefore) + 1));
  expect((await verified(copy)).findings).toEqual([]);
  const { exitCode, findings } = await verified(copy, '--since', keptCheckpoint());
  expect([exitCode, findings]).toEqual([
    1,
    [expect.stringMatching(/^a checkpoint covers \d+ events, and the log has \d+$/)],
  ]);
});

test('finds a log that the holder of its key has rewritten after the checkpoint that the auditor has kept', async () => {
  const copy = await tampered((events) =>
    change(1, withOtherLetter)(events.filter((event) => !event.stream.startsWith('transparency-'))),
  );
  const keys = parseLogKeys(readEmbeddedSecrets(program.dataDir)?.transparency_key ?? '');
  if (keys === null) throw new Error('the key of the log is not readable');
  await writeLogAgain(join(copy, 'events'), keys.signer);
  // Without the kept checkpoint, nothing shows it.
  expect((await verified(copy)).findings).toEqual([]);
  const { exitCode, findings } = await verified(copy, '--since', keptCheckpoint());
  const size = checkpoint.split('\n')[1];
  expect([exitCode, findings]).toEqual([
    1,
    [`the log is not a continuation of the given checkpoint of ${size} events`],
  ]);
});

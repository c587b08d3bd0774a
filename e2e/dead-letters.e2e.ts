import { type MadePartner, makePartner, operate } from './api.ts';
import { orderRequest } from './order-request.ts';
import { operatorToken, type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { riderEvent } from './rider-events.ts';
import { until } from './until.ts';

let program: Program;
let partner: MadePartner;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
});

/** Runs `dakpion dead-letters …` as an operator does; answers its JSON. */
async function deadLetters(...args: string[]) {
  const all = ['dead-letters', ...args, '--url', program.url, '--json'];
  const { exitCode, output } = await run('apps/cli/dist/main.js', all, { OPERATOR_TOKEN: operatorToken });
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}: ${output}`);
  return JSON.parse(output);
}

test('an operator finds, replays and drops rider events that could not be applied', async () => {
  const { body: order } = await partner.production.create(orderRequest());
  const id = order.order_id;
  // Too late for another rider; then the right rider's event, and the wrong one's once more.
  const wrong = riderEvent(id, 'RIDER_ACCEPTED', { rider: { ...riderEvent(id, '').rider, rider_id: 1 } });
  await operate(program.url, 'POST', '/rider-events', [
    riderEvent(id, 'RIDER_ASSIGNED'),
    { ...wrong, event_id: 'wrong-1' },
    { ...wrong, event_id: 'wrong-2' },
  ]);
  await until('two dead letters', async () => (await deadLetters('list', '--order', id)).data.length === 2);
  const { data } = await deadLetters('list', '--order', id, '--reason', 'other_rider');
  expect(data.map(({ reason, key }: { reason: string; key: string }) => [reason, key])).toEqual([
    ['other_rider', id],
    ['other_rider', id],
  ]);
  const shown = await deadLetters('show', data[0].letter_id);
  expect(JSON.parse(shown.text)).toMatchObject({ event_id: 'wrong-1', rider: { rider_id: 1 } });

  const dropped = await deadLetters('drop', data[0].letter_id, '--why', 'Their phone was swapped.');
  expect(dropped.data[0].decision).toMatchObject({ outcome: 'dropped', reason: 'Their phone was swapped.' });
  // Replayed, it is as impossible as before: it dies again, as a new letter.
  await deadLetters('replay', '--matching', '--order', id);
  await until(
    'the replayed one to die again',
    async () => (await deadLetters('list', '--order', id)).data.length === 1,
  );
  const [again] = (await deadLetters('list', '--order', id)).data;
  expect(again.letter_id).not.toBe(data[1].letter_id);
  expect((await deadLetters('show', again.letter_id)).headers['replay-of']).toBe(data[1].letter_id);
  expect((await deadLetters('list', '--order', id, '--status', 'replayed')).data).toHaveLength(1);
  expect((await partner.production.status(id)).body.parcel_status).toBe('ASSIGNED');
}, 60_000);

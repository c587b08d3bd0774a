import { type Body, type MadePartner, makePartner, operate } from './api.ts';
import { operatorToken } from './operator-token.ts';
import { orderRequest } from './order-request.ts';
import { type Program, run, startProgram, temporaryDirectory } from './program.ts';
import { riderEvent } from './rider-events.ts';
import { until } from './until.ts';

let program: Program;
let partner: MadePartner;

beforeAll(async () => {
  program = await startProgram({ dataDir: temporaryDirectory() });
  partner = await makePartner(program.url);
});

/** Runs `dakpion dead-letters …` as an operator does. Returns its JSON. */
async function deadLetters(...args: string[]): Promise<Body> {
  const all = ['dead-letters', ...args, '--url', program.url, '--json'];
  const { exitCode, output } = await run('dist/programs/cli.js', all, { OPERATOR_TOKEN: operatorToken });
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}: ${output}`);
  return JSON.parse(output);
}

const openLetters = async (orderId: string) =>
  (await operate(program.url, 'GET', `/dead-letters?key=${orderId}`)).body.data;

test('an operator finds, drops and replays rider events that could not be applied', async () => {
  const { body: order } = await partner.production.create(orderRequest());
  const id = order.order_id;
  const own = riderEvent(id, 'RIDER_ASSIGNED');
  const wrong = { ...riderEvent(id, 'RIDER_ACCEPTED'), rider: { ...own.rider, rider_id: 1 } };
  await operate(program.url, 'POST', '/rider-events', [
    own,
    { ...wrong, event_id: 'wrong-1' },
    { ...wrong, event_id: 'wrong-2' },
  ]);
  await until('two dead letters', async () => (await openLetters(id)).length === 2, 60_000);
  const { data } = await deadLetters('list', '--order', id, '--reason', 'other_rider');
  const [first, second] = data;
  expect(data.map((letter: Body) => [letter.reason, letter.key])).toEqual([
    ['other_rider', id],
    ['other_rider', id],
  ]);
  const shown = await deadLetters('show', first.letter_id);
  expect(JSON.parse(shown.text)).toMatchObject({ event_id: 'wrong-1', rider: { rider_id: 1 } });

  const dropped = await deadLetters('drop', first.letter_id, '--why', 'Their phone was swapped.');
  expect(dropped.data[0].decision).toMatchObject({ outcome: 'dropped', reason: 'Their phone was swapped.' });
  const repeated = await deadLetters('drop', first.letter_id, '--why', 'A second time.');
  expect(repeated).toEqual({ data: [], already_settled: [first.letter_id] });
  // The replayed event is still impossible: it becomes a new dead letter.
  const replayed = await deadLetters('replay', '--matching', '--order', id);
  expect(replayed.data.map(({ letter_id }: Body) => letter_id)).toEqual([second.letter_id]);
  await until('the replayed one to die again', async () => (await openLetters(id)).length === 1, 60_000);
  const [again] = await openLetters(id);
  expect(again.letter_id).not.toBe(second.letter_id);
  const found = await operate(program.url, 'GET', `/dead-letters/${again.letter_id}`);
  expect(found.body.headers['replay-of']).toBe(second.letter_id);
  expect((await partner.production.status(id)).body.parcel_status).toBe('ASSIGNED');
}, 300_000);

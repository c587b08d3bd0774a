import { CommandFailure, type OperatorClient } from '@dakpion/command-line';
import { LogClient } from './log-client.ts';

const broken = () => new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });
const log = new LogClient({ read: async () => new Response(broken()) } as unknown as OperatorClient);
const failure = new CommandFailure('The answer broke off: terminated. Run the same command again: it continues.');

test('says that an export continues after an answer has broken off', async () => {
  await expect(log.checkpoint()).rejects.toThrow(failure);
  await expect(log.subtree(0, 0)).rejects.toThrow(failure);
  await expect(log.events({ from: 0, to: 1 }, {}).next()).rejects.toThrow(failure);
});

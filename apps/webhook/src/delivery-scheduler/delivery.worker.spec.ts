import type { WebhookSender } from '../attempts/webhook-sender.ts';
import { DeliveryWorker } from './delivery.worker.ts';
import type { DeliveryScheduler } from './delivery-scheduler.ts';

test('begins no more attempts once the process begins to stop, before its turn to close', async () => {
  const said: string[] = [];
  const stopping = new AbortController();
  const scheduler = {
    start: () => said.push('started'),
    stop: async () => void said.push('stopped'),
  } as unknown as DeliveryScheduler;
  const sender = { close: async () => void said.push('closed') } as unknown as WebhookSender;
  const worker = new DeliveryWorker(scheduler, sender, stopping.signal);
  worker.onApplicationBootstrap();
  stopping.abort();
  expect(said).toEqual(['started', 'stopped']);
  await worker.beforeApplicationShutdown();
  expect(said).toEqual(['started', 'stopped', 'closed']);
});

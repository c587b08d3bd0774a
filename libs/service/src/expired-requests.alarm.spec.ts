import { Logger } from '@nestjs/common';
import { register } from 'prom-client';
import { tellExpiredRequest } from './expired-requests.alarm.ts';

test('counts every expired request, and reports them in one line a minute', async () => {
  const lines: string[] = [];
  Logger.overrideLogger({ log: () => {}, error: () => {}, warn: (line: unknown) => void lines.push(`${line}`) });
  for (let count = 0; count < 1_000; count += 1) {
    tellExpiredRequest({ topic: 'order.commands.v1', type: 'PlaceOrder', key: `ord_${count}`, lateMs: 8_000 });
  }
  Logger.overrideLogger(true);
  expect(lines).toEqual([expect.stringContaining('ALARM requests_expired: PlaceOrder for ord_0 came 8000 ms')]);
  const counted = await register.getSingleMetricAsString('dakpion_requests_expired_total');
  expect(counted).toContain('dakpion_requests_expired_total{topic="order.commands.v1",type="PlaceOrder"} 1000');
});

import { describeInBrowser } from './browser.ts';
import { liveOrdersTasks } from './dashboard/live-orders.tasks.ts';
import { orderFileTasks } from './dashboard/order-file.tasks.ts';
import { ordersTasks } from './dashboard/orders.tasks.ts';
import { type Dashboard, startDashboard } from './dashboard/started-dashboard.ts';
import { webhooksTasks } from './dashboard/webhooks.tasks.ts';

// Beside dashboard.e2e.ts, because one file with all tasks would run on after all other files have ended.

describeInBrowser('orders and webhooks in the dashboard', () => {
  let started: Dashboard;
  const dashboard = (): Dashboard => started;

  beforeAll(async () => {
    started = await startDashboard();
  });

  // In the cluster, these test only the state that its gateways share: the state of orders and webhooks.
  describe('orders', () => ordersTasks(dashboard));
  describe('live orders', () => liveOrdersTasks(dashboard));
  describe('orders from a file', () => orderFileTasks(dashboard));
  // Last, because this waits for webhooks that are given up.
  describe('webhooks', () => webhooksTasks(dashboard));

  test('no page reported an error', () => {
    expect(dashboard().faults).toEqual([]);
  });
});

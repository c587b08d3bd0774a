import { CallbackModule } from '../callback/callback.module.ts';
import { DashboardModule } from '../dashboard/dashboard.module.ts';
import { DispatchModule } from '../dispatch/dispatch.module.ts';
import { EventsModule } from '../events/events.module.ts';
import { OperatorModule } from '../operator/operator.module.ts';
import { OrdersModule } from '../orders/orders.module.ts';
import { QuotationsModule } from '../quotations/quotations.module.ts';
import { RepairsModule } from '../repairs/repairs.module.ts';
import { RequestsModule } from '../request-log/requests.module.ts';
import { UsageModule } from '../usage/usage.module.ts';
import { WebhooksModule } from '../webhooks/webhooks.module.ts';

/** The modules with documented routes. The documents list them in this order. */
export const documentedModules = [
  OperatorModule,
  QuotationsModule,
  OrdersModule,
  EventsModule,
  CallbackModule,
  WebhooksModule,
  UsageModule,
  RequestsModule,
  RepairsModule,
  DispatchModule,
  DashboardModule,
];

import type { HttpService } from '@dakpion/service';
import { GatewayModule } from './gateway.module.ts';
import { listen } from './server/listen.ts';

/** HTTP for partners and operators. */
export const gatewayService: HttpService = {
  name: 'gateway',
  transport: 'http',
  module: GatewayModule,
  secrets: ['OPERATOR_TOKEN', 'SECRETS_KEY'],
  // Reads need no more; commands are refused with a time to come again while what they need is down.
  readyWith: ['state_store'],
  listen,
};

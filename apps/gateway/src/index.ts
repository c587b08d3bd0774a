import type { HttpService } from '@dakpion/service';
import { GatewayModule } from './gateway.module.ts';
import { listen } from './server/listen.ts';

export type * from './documentation/answers.ts';

/** The HTTP interface for partners and operators. */
export const gatewayService: HttpService = {
  name: 'gateway',
  transport: 'http',
  module: GatewayModule,
  required: ['OPERATOR_TOKEN', 'SECRETS_KEY', 'PUBLIC_URL'],
  // Reads need nothing else. While another engine is down, commands are refused with `Retry-After`.
  readyWith: ['state_store'],
  listen,
};

import type { HttpService } from '@dakpion/service';
import { GatewayModule } from './gateway.module.ts';
import { listen } from './http/listen.ts';

/** HTTP for partners and operators. */
export const gatewayService: HttpService = {
  name: 'gateway',
  transport: 'http',
  module: GatewayModule,
  secrets: ['OPERATOR_TOKEN'],
  listen,
};

import { LineBudget } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from '../access/client-network.ts';

const lineEveryMs = 60_000;

/**
 * Warns at most once a minute of an X-Forwarded-For that is ignored: if it comes from a proxy that the settings do not name,
 * all callers behind the proxy share its address and the limits by address.
 */
export class ForwarderWarning {
  private readonly logger = new Logger('Proxy');
  private readonly budget = new LineBudget(lineEveryMs);

  look(request: FastifyRequest): void {
    if (request.headers['x-forwarded-for'] === undefined) return;
    const peer = request.socket.remoteAddress;
    // The framework lists an address besides the peer's only for a trusted peer. The two can be equal, for a program on the proxy's
    // machine.
    const isTrusted = request.ips !== undefined && request.ips.length > 1;
    if (peer === undefined || isTrusted || this.budget.take() === null) return;
    this.logger.warn(
      `X-Forwarded-For of ${clientNetwork(peer)} is ignored: the address is not in TRUSTED_PROXIES. If it is your proxy, add its range: until then, all callers behind it share one address, its limits and its sign-in attempts.`,
    );
  }
}

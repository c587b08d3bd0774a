import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isInAllowedRanges } from '@dakpion/callback-urls';
import { LineBudget, processLimits, SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { clientNetwork } from '../access/client-network.ts';
import { ServerConnections } from './server-connections.ts';

const lineEveryMs = 60_000;

/**
 * The connections of a port that the limit for open files allows. The rest stays for data files, webhooks and other ports: a
 * webhook that finds no free descriptor would count as failed, and the system closes new connections without a log line.
 */
export function connectionsWithin(openFiles: number): number {
  return Math.max(8, Math.floor(openFiles * 0.75) - 32);
}

/**
 * The connections of all ports of the gateway. Each port has its own limits, so that a full public port does not lock operators
 * out.
 */
@Injectable()
export class Connections implements OnModuleDestroy {
  private readonly logger = new Logger('Connections');
  private readonly lines = new LineBudget(lineEveryMs);
  private readonly servers: ServerConnections[] = [];
  private readonly maxConnections: number;

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {
    const { openFiles } = processLimits();
    this.maxConnections = Math.min(settings.maxConnections, connectionsWithin(openFiles));
    if (this.maxConnections < settings.maxConnections)
      this.logger.warn(
        `The system allows this process ${openFiles} open files (ulimit -n): each port takes ${this.maxConnections} connections, and not MAX_CONNECTIONS (${settings.maxConnections}). Raise the hard limit.`,
      );
  }

  /** Limits the connections of a server that does not listen yet, and ends them with {@link onModuleDestroy}. */
  watch(server: Server): void {
    const limits = { all: this.maxConnections, perNetwork: this.settings.maxConnectionsPerAddress };
    const networkOf = (address: string | undefined) => this.networkOf(address);
    this.servers.push(new ServerConnections(server, { limits, networkOf, refused: (network) => this.tell(network) }));
  }

  /** See {@link ServerConnections.endAfterAnswers}. */
  endAfterAnswers(socket: Socket): boolean {
    return this.servers.some((server) => server.endAfterAnswers(socket));
  }

  /** The first step of a stop: see {@link ServerConnections.stop}. */
  onModuleDestroy(): void {
    for (const server of this.servers) server.stop();
  }

  /** All connections of a trusted proxy's clients come from its address, so they count for no network. */
  private networkOf(address: string | undefined): string | null {
    if (address === undefined || isInAllowedRanges(address, this.settings.trustedProxies)) return null;
    return clientNetwork(address);
  }

  private tell(network: string | null): void {
    const budget = this.lines.take();
    if (budget === null) return;
    const { maxConnections, maxConnectionsPerAddress } = this.settings;
    const limit = this.maxConnections < maxConnections ? 'the part of ulimit -n for connections' : 'MAX_CONNECTIONS';
    const cause =
      network === null
        ? `${limit} (${this.maxConnections}) is reached`
        : `${network} has MAX_CONNECTIONS_PER_ADDRESS (${maxConnectionsPerAddress}); a proxy with many clients belongs to TRUSTED_PROXIES`;
    this.logger.warn(`A connection was refused, and ${budget.leftOut} before it since the last such line: ${cause}.`);
  }
}

import { createSocket, type Socket } from 'node:dgram';
import { promises as dns } from 'node:dns';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

const nameBegins = 12;
const typeA = 1;

/**
 * A DNS server on 127.0.0.1 for specs. `answers` returns the A records for query number n of a name (from 1), null for an
 * unknown name, undefined for no answer. It has no AAAA records. `ttlSeconds`: one for each record of an answer, in order. Further
 * records have 0.
 */
export class DnsServer {
  /** The number of queries for A records. */
  questions = 0;

  private constructor(
    private readonly socket: Socket,
    private readonly answers: (question: number) => readonly string[] | null | undefined,
    private readonly ttlSeconds: readonly number[],
  ) {}

  static async open(
    answers: (question: number) => readonly string[] | null | undefined,
    ...ttlSeconds: readonly number[]
  ): Promise<DnsServer> {
    const socket = createSocket('udp4');
    const server = new DnsServer(socket, answers, ttlSeconds);
    socket.on('message', (query, { port }) => server.answer(query, port));
    socket.bind(0, '127.0.0.1');
    await once(socket, 'listening');
    return server;
  }

  /** Queries only this server. */
  resolver(options: { timeout: number; tries: number } = { timeout: 2_000, tries: 3 }): dns.Resolver {
    const resolver = new dns.Resolver(options);
    resolver.setServers([`127.0.0.1:${(this.socket.address() as AddressInfo).port}`]);
    return resolver;
  }

  async close(): Promise<void> {
    this.socket.close();
    await once(this.socket, 'close');
  }

  private answer(query: Buffer, port: number): void {
    const questionEnds = query.indexOf(0, nameBegins) + 5;
    const isForA = query.readUInt16BE(questionEnds - 4) === typeA;
    if (isForA) this.questions += 1;
    const addresses = isForA ? this.answers(this.questions) : [];
    if (addresses === undefined) return;
    const header = Buffer.alloc(nameBegins);
    query.copy(header, 0, 0, 2);
    // The flags of a response to a recursive query. Code 3: the name does not exist.
    header.writeUInt16BE(0x8180 | (addresses === null ? 3 : 0), 2);
    header.writeUInt16BE(1, 4);
    header.writeUInt16BE(addresses?.length ?? 0, 6);
    const records = (addresses ?? []).map((address, index) => this.record(address, index));
    this.socket.send(Buffer.concat([header, query.subarray(nameBegins, questionEnds), ...records]), port, '127.0.0.1');
  }

  private record(address: string, index: number): Buffer {
    const record = Buffer.alloc(16);
    // A pointer to the name in the query.
    record.writeUInt16BE(0xc00c, 0);
    record.writeUInt16BE(typeA, 2);
    record.writeUInt16BE(1, 4);
    record.writeUInt32BE(this.ttlSeconds[index] ?? 0, 6);
    record.writeUInt16BE(4, 10);
    Buffer.from(address.split('.').map(Number)).copy(record, 12);
    return record;
  }
}

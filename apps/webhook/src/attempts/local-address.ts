import { createSocket } from 'node:dgram';
import { isIPv6 } from 'node:net';
import { StartRefusedError } from '@dakpion/settings';

/**
 * Rejects with StartRefusedError if no connection can begin at the address. Otherwise each webhook would fail as if its
 * receiver could not be reached.
 */
export async function requireLocalAddress(address: string): Promise<void> {
  const socket = createSocket(isIPv6(address) ? 'udp6' : 'udp4');
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject).bind({ address, port: 0 }, resolve);
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartRefusedError(
      `WEBHOOK_LOCAL_ADDRESS ${address} cannot be used (${code}). Set it to an address of this machine.`,
    );
  } finally {
    socket.close();
  }
}

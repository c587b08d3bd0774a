import { isLoopback, onOrOff } from './setting-values.ts';
import type { VariableReader } from './variable-reader.ts';

/** The parts that are served by default only while no other machine can reach the program. */
export interface PrivateSettings {
  /** Whether the built-in receiver of webhooks is served. Every client that reaches the program can read it. */
  readonly inbox: boolean;
  /** Whether there is a demonstration partner, whose sandbox key each start prints. */
  readonly demonstrationPartner: boolean;
  /** Whether the operators' API and page are served. */
  readonly operatorApi: boolean;
  /** The variables of the above that are off because HOST or PUBLIC_URL is not a loopback address. */
  readonly turnedOff: readonly string[];
}

/** The facts on which the defaults depend. */
interface Reach {
  readonly isCluster: boolean;
  readonly host: string;
  readonly publicUrl: string;
  readonly operatorPort: number | null;
}

/**
 * Whether only this machine can reach the program. A public URL with a loopback listener means a reverse proxy on this machine,
 * through which others reach it.
 */
export function isPrivate({ host, publicUrl }: Pick<Reach, 'host' | 'publicUrl'>): boolean {
  return isLoopback(host) && isLoopback(new URL(publicUrl).hostname);
}

/** Reads these settings. If operators have their own port, the public cannot reach their API, so it is on. */
export function readPrivateSettings(variables: VariableReader, reach: Reach): PrivateSettings {
  const turnedOff: string[] = [];
  const read = (variable: string, byDefault = isPrivate(reach)): boolean => {
    if (!byDefault && !variables.isSet(variable)) turnedOff.push(variable);
    return variables.read(variable, onOrOff, byDefault);
  };
  return {
    inbox: !reach.isCluster && read('INBOX'),
    demonstrationPartner: !reach.isCluster && read('DEMONSTRATION_PARTNER'),
    operatorApi: read('OPERATOR_API', reach.operatorPort !== null || isPrivate(reach)),
    turnedOff,
  };
}

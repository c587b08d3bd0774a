import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import type { KafkaAddress, KafkaTls } from '@dakpion/messaging';
import type { KafkaSettings } from './engine-settings.ts';
import type { KafkaTlsFiles } from './kafka-access.ts';
import { StartRefusedError } from './start-refused.error.ts';

/**
 * The address and the credentials of Kafka, with the content of the PEM files. `clientId`: the name of the process in the logs
 * of Kafka. Throws StartRefusedError if a file cannot be read or has the wrong content.
 */
export function kafkaAddress(
  { brokers, access: { tls, sasl } }: Pick<KafkaSettings, 'brokers' | 'access'>,
  clientId: string,
): KafkaAddress {
  return { brokers, clientId, tls: tls === null ? null : readTls(tls), sasl };
}

function readTls({ caFile, certFile, keyFile }: KafkaTlsFiles): KafkaTls {
  const tls = {
    ca: pem('KAFKA_TLS_CA_FILE', caFile, checkCertificate),
    cert: pem('KAFKA_TLS_CERT_FILE', certFile, checkCertificate),
    key: pem('KAFKA_TLS_KEY_FILE', keyFile, () => undefined),
  };
  try {
    createSecureContext(tls);
    return tls;
  } catch (error) {
    const reason = (error as Error).message;
    throw new StartRefusedError(
      `KAFKA_TLS_KEY_FILE ${keyFile} does not fit KAFKA_TLS_CERT_FILE ${certFile} (${reason}). Set them to a certificate and its own key, not encrypted, as PEM files.`,
    );
  }
}

function pem(variable: string, file: string | null, check: (text: string) => void): string | undefined {
  if (file === null) return undefined;
  try {
    const text = readFileSync(file, 'utf8');
    check(text);
    return text;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartRefusedError(
      `${variable} ${file} cannot be used (${code ?? message}). Set it to a PEM file that this user may read.`,
    );
  }
}

/** Throws if the text does not begin with a certificate, because TLS treats any other text as an empty list. */
function checkCertificate(text: string): void {
  new X509Certificate(text);
}

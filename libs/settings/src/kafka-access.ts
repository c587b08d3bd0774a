import type { KafkaSasl } from '@dakpion/messaging';
import { anyText, oneOf, onOrOff, path } from './setting-values.ts';
import type { VariableReader } from './variable-reader.ts';

const saslMechanisms = ['plain', 'scram-sha-256', 'scram-sha-512'] as const satisfies readonly KafkaSasl['mechanism'][];

/** PEM files, absolute paths. */
export interface KafkaTlsFiles {
  /** The authorities of the brokers' certificates. Null: those that Node trusts. */
  readonly caFile: string | null;
  /** The certificate of the client, with {@link keyFile}, if brokers require one. */
  readonly certFile: string | null;
  readonly keyFile: string | null;
}

/** How a process connects and authenticates to Kafka. */
export interface KafkaAccess {
  /** Null: not encrypted. */
  readonly tls: KafkaTlsFiles | null;
  /** Null: without a user, or only with the certificate. */
  readonly sasl: KafkaSasl | null;
}

export function readKafkaAccess(variables: VariableReader): KafkaAccess {
  return { tls: readTls(variables), sasl: readSasl(variables) };
}

function readTls(variables: VariableReader): KafkaTlsFiles | null {
  const isOn = variables.read('KAFKA_TLS', onOrOff, false);
  const file = (variable: string): string | null => {
    if (!isOn && variables.isSet(variable)) variables.refuse(variable, 'KAFKA_TLS=on beside it');
    return variables.read<string | null>(variable, path, null);
  };
  const files = {
    caFile: file('KAFKA_TLS_CA_FILE'),
    certFile: file('KAFKA_TLS_CERT_FILE'),
    keyFile: file('KAFKA_TLS_KEY_FILE'),
  };
  if (!isOn) return null;
  if (files.certFile === null && files.keyFile !== null) {
    variables.refuse('KAFKA_TLS_CERT_FILE', 'the certificate that KAFKA_TLS_KEY_FILE belongs to, a PEM file');
  }
  if (files.certFile !== null && files.keyFile === null) {
    variables.refuse('KAFKA_TLS_KEY_FILE', 'the key of KAFKA_TLS_CERT_FILE, a PEM file');
  }
  return files;
}

function readSasl(variables: VariableReader): KafkaSasl | null {
  // Kafka's own names are in capitals.
  const choose = (text: string) => oneOf(saslMechanisms)(text.toLowerCase());
  const mechanism = variables.read<KafkaSasl['mechanism'] | null>('KAFKA_SASL_MECHANISM', choose, null);
  if (variables.isSet('KAFKA_SASL_MECHANISM')) {
    const username = variables.require('KAFKA_SASL_USERNAME', anyText('the user that Kafka knows us by'), '');
    const password = variables.require('KAFKA_SASL_PASSWORD', anyText('the password of that user'), '', true);
    return mechanism === null ? null : { mechanism, username, password };
  }
  const expected = `KAFKA_SASL_MECHANISM beside it: ${saslMechanisms.join(' or ')}`;
  if (variables.isSet('KAFKA_SASL_USERNAME')) variables.refuse('KAFKA_SASL_USERNAME', expected);
  if (variables.isSet('KAFKA_SASL_PASSWORD')) variables.refuse('KAFKA_SASL_PASSWORD', expected, true);
  return null;
}

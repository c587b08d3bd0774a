import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Two authorities (`ca.crt`, `other-ca.crt`), and certificates of the first for a broker on 127.0.0.1 (`broker.pem`, with its key)
 * and for us (`client.crt`, `client.key`).
 */
export async function makeCertificates(directory: string): Promise<void> {
  const openssl = (...args: readonly string[]) => run('openssl', args, { cwd: directory });
  const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  for (const ca of ['ca', 'other-ca']) {
    await openssl('req', '-x509', ...newKey, '-keyout', `${ca}.key`, '-out', `${ca}.crt`, '-subj', `/CN=${ca}`);
  }
  writeFileSync(join(directory, 'names.cnf'), 'subjectAltName=IP:127.0.0.1\n');
  for (const name of ['broker', 'client']) {
    await openssl('req', ...newKey, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
    const by = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-extfile', 'names.cnf'];
    await openssl('x509', '-req', '-in', `${name}.csr`, ...by, '-days', '2', '-out', `${name}.crt`);
  }
  const parts = ['broker.key', 'broker.crt'].map((part) => readFileSync(join(directory, part), 'utf8'));
  writeFileSync(join(directory, 'broker.pem'), parts.join(''));
}

// Checks the built package libs/client as users install it: publint's rules, and that its types resolve in every module
// system (attw). Exits with 1 if there is a fault.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

const pkgDir = fileURLToPath(new URL('../../libs/client', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'dakpion-client-'));
const faults = [];
try {
  const [{ filename }] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--pack-destination', directory], { cwd: pkgDir, encoding: 'utf8' }),
  );
  const tarball = readFileSync(join(directory, filename));
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(tarball).buffer } });
  faults.push(...messages.map((message) => `publint: ${formatMessage(message, pkg)}`));
  const { problems = [] } = await checkPackage(createPackageFromTarballData(tarball));
  faults.push(...problems.map((problem) => `attw: ${JSON.stringify(problem)}`));
} finally {
  rmSync(directory, { recursive: true, force: true });
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log('The package of the client has no faults.');

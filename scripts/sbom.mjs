// Prints the bill of materials of the installed packages in CycloneDX 1.5, from npm's record in node_modules. `npm sbom --omit=dev`
// would leave out packages that only the packages of this workspace need.
import { readFileSync } from 'node:fs';

const root = new URL('..', import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, root), 'utf8'));
const { name, version } = read('package.json');
const { packages } = read('node_modules/.package-lock.json');

const purlOf = (packageName, packageVersion) => `pkg:npm/${packageName.replace('@', '%40')}@${packageVersion}`;

/** The hashes of a package, which are base64 in the lock file and hexadecimal in CycloneDX. */
function hashesOf(integrity = '') {
  const [, algorithm, digest] = /^sha(512|256)-(.+)$/.exec(integrity) ?? [];
  if (digest === undefined) return {};
  return { hashes: [{ alg: `SHA-${algorithm}`, content: Buffer.from(digest, 'base64').toString('hex') }] };
}

const components = Object.entries(packages)
  .filter(([path, { link, version: installed }]) => path.includes('node_modules/') && !link && installed !== undefined)
  .map(([path, entry]) => {
    const packageName = entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const purl = purlOf(packageName, entry.version);
    const license = typeof entry.license === 'string' ? { licenses: [{ expression: entry.license }] } : {};
    return {
      ...{ type: 'library', 'bom-ref': `${purl}#${path}`, name: packageName, version: entry.version, purl },
      ...license,
      ...hashesOf(entry.integrity),
    };
  });
const component = { type: 'application', 'bom-ref': purlOf(name, version), name, version, purl: purlOf(name, version) };
const document = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components };
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);

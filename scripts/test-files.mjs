// Lists the test files, selects those of a run, and finds the engines and builds that they need.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const folders = ['apps', 'libs', 'tools', 'scripts', 'e2e'];
const skipped = new Set(['node_modules', 'dist']);
const isTestFile = /\.(spec|e2e)\.ts$/;
/** Long fault and load suites: `npm run test:faults` selects them by name. */
export function isLong(file) {
  return /\.(faults|load)\.(spec|e2e)\.ts$/.test(file);
}

/**
 * Suites that run alone, because others would take CPU time from them. They measure the time of a request, an event or a page, need
 * fifty answers within one time-out, count the work that a request causes, or take a late answer for a fault.
 */
const runsAlone = new Set([
  'e2e/embedded-documentation.load.e2e.ts',
  'e2e/embedded-hostile-tenant.load.e2e.ts',
  'e2e/embedded-lists.load.e2e.ts',
  'e2e/embedded-openapi.faults.e2e.ts',
  'e2e/idempotency.faults.e2e.ts',
  'e2e/cluster-redis-tail.faults.e2e.ts',
  'e2e/cluster-readiness.load.e2e.ts',
  'e2e/cluster-rider-event-stream.load.e2e.ts',
]);

/** The modules through which tests get a running engine or the files to start one. */
const asksFor = /(?:process\.env\.|describeWithEngine\(\s*')(KAFKA_BROKERS|KAFKA_JARS|REDIS_URL)\b/g;
/** A separate pattern, because the fixture that requests the jars is in another package. */
const startsOwnKafka = /\bdescribeWithKafkaJars\(/;
/** Whether a test may start a program that has to be built; with this condition Node runs the sources. */
const startsBuiltPrograms = (text) =>
  text.includes('process.execPath') && !text.includes('--conditions=@dakpion/source');

/** The test files of the repository as paths from its root. */
export function testFiles(root) {
  return folders.flatMap((folder) => filesBelow(join(root, folder)).map((file) => relative(root, file)));
}

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path);
    return isTestFile.test(entry.name) ? [path] : [];
  });
}

/**
 * The files of a run: those that match one of the patterns (regular expressions as in Jest), or all except the long suites if there
 * are no patterns. With `long`, only long suites in both cases.
 */
export function selectFiles(files, { patterns, long }) {
  const chosen = patterns.map((pattern) => new RegExp(pattern.replace(/^\.\//, ''), 'i'));
  return files.filter((file) => {
    if (long && !isLong(file)) return false;
    return chosen.length === 0 ? long === isLong(file) : chosen.some((pattern) => pattern.test(file));
  });
}

/** The files of each part of a run: unit specs without and with engines, and the two profiles. */
export function partsOf(root, files) {
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const scenarios = files.filter((file) => file.endsWith('.e2e.ts'));
  const needs = new Map(specs.map((file) => [file, needsOf(root, file)]));
  const embedded = scenarios.filter((file) => !file.startsWith('e2e/cluster-'));
  const cluster = scenarios.filter((file) => !file.startsWith('e2e/embedded-'));
  const usesEngines = (file) => needs.get(file).engines.size > 0;
  return {
    specs: specs.filter((file) => !usesEngines(file)),
    engineSpecs: specs.filter(usesEngines),
    embedded: embedded.filter((file) => !runsAlone.has(file)),
    /** These run one by one, with nothing else beside them. */
    embeddedAlone: embedded.filter((file) => runsAlone.has(file)),
    cluster: cluster.filter((file) => !runsAlone.has(file)),
    clusterAlone: cluster.filter((file) => runsAlone.has(file)),
    /** Whether some files connect to the run's shared Kafka or Redis. */
    wantRunningEngines: specs.some((file) =>
      ['KAFKA_BROKERS', 'REDIS_URL'].some((name) => needs.get(file).engines.has(name)),
    ),
    wantBuild: scenarios.length > 0 || specs.some((file) => usesEngines(file) || needs.get(file).programs),
  };
}

/** The requirements of a spec and of the files beside it that it imports, directly or indirectly. */
function needsOf(root, spec) {
  const engines = new Set();
  let programs = false;
  const queue = [join(root, spec)];
  for (const file of queue) {
    const text = readFileSync(file, 'utf8');
    for (const [, variable] of text.matchAll(asksFor)) engines.add(variable);
    if (startsOwnKafka.test(text)) engines.add('KAFKA_JARS');
    programs ||= startsBuiltPrograms(text);
    for (const module of importsOf(text)) {
      const path = join(dirname(file), module);
      if (module.startsWith('.') && !queue.includes(path) && existsSync(path)) queue.push(path);
    }
  }
  return { engines, programs };
}

/** The modules that a file's text imports. */
function importsOf(text) {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)import\s*['"]([^'"]+)['"]/g,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3]);
}

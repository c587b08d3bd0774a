// Counts tests. As a Jest reporter, it prints the count at the end of a run or, if TEST_COUNTS names a file, appends
// the count to that file: `npm test` runs Jest several times. As a program, it prints the sum of such a file: node
// scripts/closing-line.mjs FILE
import { appendFileSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The line that continuous integration reads. */
export function closingLine({ passed, failed, skipped }) {
  return `Tests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`;
}

/** Appends a count to a file; missing parts are zero. */
export function addCount(file, count) {
  appendFileSync(file, `${JSON.stringify(count)}\n`);
}

/** The sum of a file's counts. */
export function sumOfCounts(file) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    for (const [name, count] of Object.entries(JSON.parse(line))) sum[name] += count;
  }
  return sum;
}

/** The reason in the name of a skipped test, otherwise the full name. */
function nameOfSkipped({ ancestorTitles, title, fullName }) {
  return [...ancestorTitles, title].find((part) => part.includes('not run')) ?? fullName;
}

/** Names each skipped test; Jest only counts them. */
function printSkipped(files) {
  const skipped = files.flatMap(({ testResults }) => testResults.filter(({ status }) => status === 'pending'));
  const names = new Set(skipped.map(nameOfSkipped));
  process.stdout.write([...names].map((name) => `Skipped: ${name}\n`).join(''));
}

export default class ClosingLine {
  constructor({ testNamePattern }) {
    this.choosesNames = Boolean(testNamePattern);
  }

  onRunComplete(_contexts, results) {
    // With a name pattern, all other tests are skipped.
    if (!this.choosesNames) printSkipped(results.testResults);
    const count = {
      passed: results.numPassedTests,
      // A file that does not load counts as a failure, because none of its tests ran.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    const file = process.env.TEST_COUNTS;
    if (file !== undefined) addCount(file, count);
    // Jest prints its own summary after the reporters; the closing line has to be last.
    else process.once('exit', () => process.stdout.write(closingLine(count)));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sum = sumOfCounts(process.argv[2]);
  process.stdout.write(`\n${closingLine(sum)}`);
  if (sum.failed > 0 || sum.passed === 0) process.exitCode = 1;
}

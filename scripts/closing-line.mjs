// Counts tests, and names those that failed. As a Jest reporter, it prints both at the end of a run or, if TEST_COUNTS
// names a file, appends them to that file: `npm test` runs Jest several times. As a program, it prints the sum of such a file: node
// scripts/closing-line.mjs FILE
import { appendFileSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

const maxNamed = 50;
const maxReasonLength = 300;

/** The failed tests with their reasons, then the line that continuous integration reads. */
export function closingLine({ passed, failed, skipped, failures = [] }) {
  const named = failures.slice(0, maxNamed).map((failure) => `Failed: ${failure}\n`);
  if (failures.length > maxNamed) named.push(`Failed: ${failures.length - maxNamed} more\n`);
  return `${named.join('')}Tests: ${passed} passed, ${failed} failed, ${skipped} skipped\n`;
}

/** Appends a count to a file. Missing parts are zero. */
export function addCount(file, count) {
  appendFileSync(file, `${JSON.stringify(count)}\n`);
}

/** The sum of a file's counts, and all failures that it names. */
export function sumOfCounts(file) {
  const sum = { passed: 0, failed: 0, skipped: 0, failures: [] };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line === '') continue;
    const { failures = [], ...counts } = JSON.parse(line);
    for (const [name, count] of Object.entries(counts)) sum[name] += count;
    sum.failures.push(...failures);
  }
  return sum;
}

/** The beginning of an error's message, in one line. */
function reasonOf(message = '') {
  const [reason = ''] = stripVTControlCharacters(message).split(/\n\s+at /);
  return reason.replaceAll(/\s+/g, ' ').slice(0, maxReasonLength);
}

/**
 * The file, the name and the reason of each failed test and of each file that does not load. Tests of a file that failed for one
 * reason, e.g. because its preparation failed, share a line.
 */
export function failuresOf(files, rootDir) {
  return files.flatMap(({ testFilePath, testExecError, testResults }) => {
    const file = relative(rootDir, testFilePath);
    const failed = testResults.filter(({ status }) => status === 'failed');
    const unloaded = testExecError == null ? [] : [`${file}: ${reasonOf(testExecError.message)}`];
    const reasons = failed.map(({ failureMessages }) => reasonOf(failureMessages[0]));
    const named = [...new Set(reasons)].map((reason) => {
      const others = reasons.filter((other) => other === reason).length - 1;
      const { fullName } = failed[reasons.indexOf(reason)];
      return `${file}: ${fullName}${others > 0 ? ` (and ${others} more)` : ''}: ${reason}`;
    });
    return [...unloaded, ...named];
  });
}

/** The reason in the name of a skipped test, otherwise the full name. */
function nameOfSkipped({ ancestorTitles, title, fullName }) {
  return [...ancestorTitles, title].find((part) => part.includes('not run')) ?? fullName;
}

/** Prints the name of each skipped test, because Jest only counts them. */
function printSkipped(files) {
  const skipped = files.flatMap(({ testResults }) => testResults.filter(({ status }) => status === 'pending'));
  const names = new Set(skipped.map(nameOfSkipped));
  process.stdout.write([...names].map((name) => `Skipped: ${name}\n`).join(''));
}

export default class ClosingLine {
  constructor({ rootDir, testNamePattern }) {
    this.rootDir = rootDir;
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
      failures: failuresOf(results.testResults, this.rootDir),
    };
    const file = process.env.TEST_COUNTS;
    if (file !== undefined) addCount(file, count);
    // Jest prints its own summary after the reporters, and the closing line has to be last.
    else process.once('exit', () => process.stdout.write(closingLine(count)));
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sum = sumOfCounts(process.argv[2]);
  process.stdout.write(`\n${closingLine(sum)}`);
  if (sum.failed > 0 || sum.passed === 0) process.exitCode = 1;
}

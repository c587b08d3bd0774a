// Jest reporter: counts the tests of a run. A run by itself is closed with the count; `npm test`, which makes several, has
// the counts of each in the file that TEST_COUNTS names and closes with their sum.
import { appendFileSync } from 'node:fs';

/** The one line that continuous integration reads. */
export function closingLine({ passed, failed, skipped }) {
  return `Tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`;
}

export default class ClosingLine {
  onRunComplete(_contexts, results) {
    const counts = {
      passed: results.numPassedTests,
      // A file that does not even load counts as a failure: it has run none of its tests.
      failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
      skipped: results.numPendingTests + results.numTodoTests,
    };
    const file = process.env.TEST_COUNTS;
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(counts)}\n`);
    // Jest's own summary comes after its reporters; the closing line has to be the last.
    else process.once('exit', () => process.stdout.write(closingLine(counts)));
  }
}

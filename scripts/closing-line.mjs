// Jest reporter: closes the run with the one line that continuous integration reads.
export default class ClosingLine {
  onRunComplete(_contexts, results) {
    // A file that does not even load counts as a failure: it has run none of its tests.
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    const tail = skipped > 0 ? `, ${skipped} skipped` : '';
    const line = `Tests: ${results.numPassedTests} passed, ${failed} failed${tail}\n`;
    // Jest's own summary comes after its reporters; the closing line has to be the last.
    process.once('exit', () => process.stdout.write(line));
  }
}

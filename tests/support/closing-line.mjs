/** Jest reporter: one plain closing line with the counts, whatever the rest of the output looks like. */
export default class ClosingLine {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests + results.numTodoTests;
    process.stdout.write(
      `\n${results.numPassedTests} passed, ${failed} failed, ${skipped} skipped\n`,
    );
  }
}

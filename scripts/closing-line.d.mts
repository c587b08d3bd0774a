export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Each with its file and reason, in one line. */
  readonly failures?: readonly string[];
}

export function closingLine(count: TestCount): string;
export function addCount(file: string, count: Partial<TestCount>): void;
export function sumOfCounts(file: string): TestCount;

interface TestFile {
  readonly testFilePath: string;
  readonly testExecError?: { readonly message: string };
  readonly testResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

export function failuresOf(files: readonly TestFile[], rootDir: string): string[];

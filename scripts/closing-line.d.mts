export interface TestCount {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

export function closingLine(count: TestCount): string;
export function addCount(file: string, count: Partial<TestCount>): void;
export function sumOfCounts(file: string): TestCount;

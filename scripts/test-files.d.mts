export interface TestParts {
  readonly specs: string[];
  readonly engineSpecs: string[];
  readonly embedded: string[];
  readonly embeddedAlone: string[];
  readonly cluster: string[];
  readonly clusterAlone: string[];
  readonly wantRunningEngines: boolean;
  readonly wantBuild: boolean;
}

export function isLong(file: string): boolean;
export function testFiles(root: string): string[];
export function selectFiles(
  files: readonly string[],
  choice: { readonly patterns: readonly string[]; readonly long: boolean },
): string[];
export function partsOf(root: string, files: readonly string[]): TestParts;

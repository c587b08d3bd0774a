export function stateOfSources(root: string): string;
export function isBuilt(root: string, sources: string): boolean;
export function recordBuild(root: string, sources: string): void;

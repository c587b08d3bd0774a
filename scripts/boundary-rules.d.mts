interface Room {
  readonly name: string;
  readonly data: { readonly root: string; readonly tags?: readonly string[] };
}

/** Nx's project graph, as far as the rules look at it. */
export interface ProjectGraph {
  readonly nodes: Readonly<Record<string, Room>>;
  readonly dependencies: Readonly<Record<string, readonly { readonly target: string }[]>>;
}

export function roomFaults(graph: ProjectGraph): string[];
export function importsOf(text: string): string[];
export function fileFaults(file: { readonly file: string; readonly modules: readonly string[] }): string[];

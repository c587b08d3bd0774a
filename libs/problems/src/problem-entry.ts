import type { Repetition } from './repetition.ts';

/** How one code is answered. */
export interface ProblemEntry<T> {
  /** HTTP status. */
  readonly status: number;
  readonly title: string;
  /** What the code means in general: the text of the page `/problems/{code}`. */
  readonly description: string;
  /** What is wrong here and what to do about it. */
  readonly detail: (trouble: T, repetition: Repetition) => string;
}

/** An entry for every code of `T`; one that is missing does not compile. */
export type ProblemEntries<T extends { readonly code: string }> = {
  readonly [Code in T['code']]: ProblemEntry<Extract<T, { code: Code }>>;
};

import type { ProblemGuide } from './guides.ts';
import type { Repetition } from './repetition.ts';

/** The response for one code. */
export interface ProblemEntry<T> {
  /** HTTP status. */
  readonly status: number;
  readonly title: string;
  /** The general meaning of the code, and its cause. Shown on the page `/problems/{code}`, like the next two members. */
  readonly description: string;
  /** What the reader should do about it in general. `detail` says this for one request. */
  readonly remedy: string;
  /** Absent: no guide is about it. */
  readonly guide?: ProblemGuide;
  /** What is wrong in this request, and how to correct it. */
  readonly detail: (trouble: T, repetition: Repetition) => string;
}

/** An entry for every code of `T`. A missing entry does not compile. */
export type ProblemEntries<T extends { readonly code: string }> = {
  readonly [Code in T['code']]: ProblemEntry<Extract<T, { code: Code }>>;
};

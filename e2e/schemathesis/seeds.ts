import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The seeds that have found a fault, by API. The test writes it; commit it with the correction. */
const file = join(__dirname, 'found-seeds.json');
/** Each seed takes minutes. */
const maxKept = 2;
const maxSeed = 2 ** 31;

type FoundSeeds = Readonly<Record<string, readonly number[]>>;

/** The last seeds that have found something, and a new one. With SCHEMATHESIS_SEED only that one. */
export function seedsFor(api: string): readonly number[] {
  const { SCHEMATHESIS_SEED } = process.env;
  if (SCHEMATHESIS_SEED !== undefined) return [Number(SCHEMATHESIS_SEED)];
  return [...(foundSeeds()[api] ?? []), randomInt(maxSeed)];
}

/** Keeps a seed that has found a fault, so that later runs try it again. */
export function keepSeed(api: string, seed: number): void {
  const found = foundSeeds();
  const others = (found[api] ?? []).filter((other) => other !== seed);
  writeFileSync(file, `${JSON.stringify({ ...found, [api]: [...others, seed].slice(-maxKept) }, null, 2)}\n`);
}

function foundSeeds(): FoundSeeds {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FoundSeeds) : {};
}

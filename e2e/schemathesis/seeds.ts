import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file of the seeds that have found a fault, by API. The test writes it. Commit it with the correction. */
const file = join(__dirname, 'found-seeds.json');
/** The maximum number of seeds for each API, because each takes minutes. */
const maxKept = 2;
const maxSeed = 2 ** 31;

type FoundSeeds = Readonly<Record<string, readonly number[]>>;

/** The last seeds that have found a fault, and a new one. With SCHEMATHESIS_SEED only that seed. */
export function seedsFor(api: string): readonly number[] {
  const { SCHEMATHESIS_SEED } = process.env;
  if (SCHEMATHESIS_SEED !== undefined) return [Number(SCHEMATHESIS_SEED)];
  return [...(foundSeeds()[api] ?? []), randomInt(maxSeed)];
}

/** Stores a seed that has found a fault, so that later runs try it again. */
export function keepSeed(api: string, seed: number): void {
  const found = foundSeeds();
  const others = (found[api] ?? []).filter((other) => other !== seed);
  writeFileSync(file, `${JSON.stringify({ ...found, [api]: [...others, seed].slice(-maxKept) }, null, 2)}\n`);
}

function foundSeeds(): FoundSeeds {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FoundSeeds) : {};
}

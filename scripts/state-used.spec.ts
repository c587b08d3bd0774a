import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateUses } from '@dakpion/service';

const root = join(import.meta.dirname, '..');
/**
 * The state store's own collections, which every process uses, and the inbox of the embedded program, whose engine has no users.
 */
const others = ['checkpoints', 'follower-faults', 'build-progress', 'state-resets', 'inbox'];
/** Collections in a scope of the gateway, for which the file imports the scope. */
const inScopesOfTheGateway = ['partners', 'totp'];

interface UsedPlace {
  readonly file: string;
  readonly collection: string;
  /** Undefined: the scope varies, for example by owner. */
  readonly scope: string | undefined;
}

/** The collections in a source file: the texts after `collection`, and the scope if the file names one. */
function placesIn(file: string): readonly UsedPlace[] {
  const text = readFileSync(join(root, file), 'utf8');
  const [scope] = text.match(/(?<=\bscope(: | = ))'[\w.-]+'/) ?? [];
  const named = text.match(/(?<=\b(\w*C|c)ollection(: | = ))'[\w.-]+'/g) ?? [];
  return named.map((name) => ({ file, collection: name.slice(1, -1), scope: scope?.slice(1, -1) }));
}

function filesOf(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[^/]+\/src\/.*(?<!\.spec|\.contract|\.fixture)\.ts$/.test(path))
    .map((path) => join(folder, path));
}

test('every collection in the code belongs to a service whose Redis user may write it', () => {
  const places = ['apps', 'libs'].flatMap(filesOf).flatMap(placesIn);
  expect(places.length).toBeGreaterThan(15);
  const written = Object.values(stateUses).flatMap(({ writes }) => writes);
  const isWritten = ({ collection, scope }: UsedPlace) =>
    written.some((place) => place.collection === collection || (place.collection === '*' && place.scope === scope));
  expect(
    places.filter((place) => ![...others, ...inScopesOfTheGateway].includes(place.collection) && !isWritten(place)),
  ).toEqual([]);
});

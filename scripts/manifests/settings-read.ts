import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStatuses } from '@dakpion/contracts';
import { readSettings } from '@dakpion/service';
import { root } from './tools.ts';

/** What the program is given for all services alike, or means nothing where the engines are servers. */
const common = ['profile', 'engines', 'host', 'port', 'dataDir', 'healthPort', 'logLevel', 'inbox'];
const names = settingNames().filter((name) => !common.includes(name));

/**
 * The variables whose settings the code of a service in `apps/` reads, sorted. A setting's name is its variable's in
 * camel case, and none of those looked for is a word that stands for anything else.
 */
export function variablesReadBy(service: string): readonly string[] {
  const folder = join(root, 'apps', service, 'src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.spec|\.fixture)\.ts$/.test(file),
  );
  const words = new Set(files.flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/\w+/g) ?? []));
  return names
    .filter((name) => words.has(name))
    .flatMap(variablesOf)
    .sort();
}

function settingNames(): readonly string[] {
  const read = readSettings({});
  if (read.outcome === 'refused') throw new Error('the defaults were refused');
  return Object.keys(read.settings);
}

/** One limit for each open status is one setting and several variables. */
function variablesOf(name: string): readonly string[] {
  if (name === 'alertMinutes') return openStatuses.map((status) => `${status}_ALERT_MINUTES`);
  return [variableOf(name)];
}

function variableOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

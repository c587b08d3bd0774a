import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStatuses } from '@dakpion/contracts';
import { readSettings } from '@dakpion/settings';
import { root } from './tools.ts';

/** Settings that the program passes to all services, or that have no meaning with servers as engines. */
const ofProgram = ['profile', 'engines', 'host', 'port', 'dataDir', 'healthPort', 'logLevel'];
const common = [...ofProgram, 'inbox', 'demonstrationPartner', 'turnedOff'];
const names = settingNames().filter((name) => !common.includes(name));

/**
 * The variables of the settings that the code of a service in `apps/` reads, sorted. The name of a setting is the name of its
 * variable in camel case. None of these names has another meaning in the code.
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

/** The limits of all open statuses are one setting with several variables. */
function variablesOf(name: string): readonly string[] {
  if (name === 'alertMinutes') return openStatuses.map((status) => `${status}_ALERT_MINUTES`);
  return [variableOf(name)];
}

function variableOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

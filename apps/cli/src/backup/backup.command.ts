import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { CommandFailure, cliSettings, print } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import { type BackedUpFile, backUp, restore } from '@dakpion/service';
import type { Settings } from '@dakpion/settings';
import { Command } from 'commander';

/** `dakpion backup`: copies the data of an embedded program, which may be running. */
export function backupCommand(): Command {
  return new Command('backup')
    .description('copy all data of an embedded program as they are at one moment; the program may keep running')
    .argument('<folder>', 'a new folder')
    .option('--secrets', 'also copy secrets.json: then whoever has the backup can decrypt its secrets')
    .option('--json', 'print a JSON object')
    .action((folder: string, { secrets = false, json }: { secrets?: boolean; json?: true }) =>
      run('backed up', json, ({ dataDir, minFreeDiskMb }) =>
        backUp({ dataDir, minFreeBytes: minFreeDiskMb * 1024 ** 2, folder: resolve(folder), withSecrets: secrets }),
      ),
    );
}

/** `dakpion restore`: puts a backup into an empty data directory. */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('copy a backup into DATA_DIR, which must be empty except for secrets.json')
    .argument('<folder>', 'the folder of the backup')
    .option('--json', 'print a JSON object')
    .action((folder: string, { json }: { json?: true }) =>
      run('restored', json, ({ dataDir }) => restore(resolve(folder), dataDir)),
    );
}

const undone = `Sessions of the dashboard and sign-in links have ended. Changes after the backup are undone: API keys and tokens that were revoked since, also
leaked ones, work again. Repeat the changes before anybody can reach the program: see "Repeat changes after a restore" in docs/operations/repair.md.`;

async function run(
  done: 'backed up' | 'restored',
  json: true | undefined,
  work: (settings: Settings) => Promise<readonly BackedUpFile[]>,
): Promise<void> {
  const settings = cliSettings();
  const { eventStoreUrl, redisUrl, kafka } = settings.engines;
  if (eventStoreUrl !== null || redisUrl !== null || kafka !== null) {
    throw new CommandFailure(
      'Only data in files is backed up. For servers, see "Backup and restore" in docs/operations/repair.md.',
    );
  }
  const files = await work(settings).catch((error: unknown) => {
    throw new CommandFailure(`The data is not ${done}: ${(error as Error).message}`);
  });
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (json) return print({ files, bytes });
  print(`${counted(files.length, 'file')} with ${Math.ceil(bytes / 1024 ** 2)} MB ${done}`);
  if (done === 'restored') print(undone);
  if (files.some(({ path }) => path === 'secrets.json')) return;
  const secrets = join(settings.dataDir, 'secrets.json');
  if (done === 'backed up') print('secrets.json is not in the backup. A restored program needs it: keep a copy apart.');
  else if (existsSync(secrets)) print(`${secrets} was there before, and was kept.`);
  else print(`secrets.json is not in the backup. Put your copy into ${settings.dataDir} before you start the program.`);
}

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EngineError } from './engine.ts';

const run = promisify(execFile);
const installWithinMs = 300_000;

/**
 * Makes sure that a command can be run; as root on Debian its package is installed when it is missing. Throws EngineError
 * when it cannot be had.
 */
export async function ensureCommand(command: string, packageName: string): Promise<void> {
  if (await isInstalled(command)) return;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { timeout: installWithinMs, env });
    const install = ['install', '-y', '--no-install-recommends', packageName];
    await run('apt-get', install, { timeout: installWithinMs, env });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new EngineError(`${command} is not installed, and Debian's ${packageName} could not be: ${reason}`);
  }
}

async function isInstalled(command: string): Promise<boolean> {
  return run('sh', ['-c', `command -v ${command}`]).then(
    () => true,
    () => false,
  );
}

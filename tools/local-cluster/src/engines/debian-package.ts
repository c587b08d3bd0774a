import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { EngineError } from './engine.ts';

const run = promisify(execFile);
const installWithinMs = 300_000;

/** Whether a command exists. */
export async function hasCommand(command: string): Promise<boolean> {
  return run('sh', ['-c', `command -v ${command}`]).then(
    () => true,
    () => false,
  );
}

/** Installs the Debian packages of a command if it is missing, which requires root. Throws EngineError if that fails. */
export async function installCommand(command: string, ...packageNames: readonly string[]): Promise<void> {
  if (await hasCommand(command)) return;
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { timeout: installWithinMs, env });
    const install = ['install', '-y', '--no-install-recommends', ...packageNames];
    await run('apt-get', install, { timeout: installWithinMs, env });
  } catch (error) {
    const reason = error instanceof Error ? error.message.trim() : String(error);
    throw new EngineError(
      `${command} is not installed, and Debian's ${packageNames.join(', ')} could not be: ${reason}`,
    );
  }
}

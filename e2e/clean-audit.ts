import { settleWithinMs } from './cluster-processes.ts';
import { run } from './program.ts';
import { until } from './until.ts';

/**
 * Resolves when an audit of the installation with these settings finds no difference. An audit refuses to verify while read models that
 * are not urgent are computed again. Rejects with the output of the last one.
 */
export async function untilAuditIsClean(
  settings: Record<string, string>,
  withinMs: number = settleWithinMs,
): Promise<void> {
  const verify = async () => {
    const { exitCode, output } = await run('dist/programs/cli.js', ['audit', 'verify', '--json'], settings);
    if (exitCode !== 0 || !output.includes('"differences":0')) throw new Error(output);
    return true;
  };
  await until('the audit to find no difference', verify, withinMs, 1_000);
}

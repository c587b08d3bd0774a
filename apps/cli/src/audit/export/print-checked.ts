import { oneLine, print } from '@dakpion/command-line';
import { counted } from '@dakpion/contracts';
import { verifierOf } from '../verifier-of.ts';
import { checkExport } from './check-export.ts';

interface CheckOptions {
  readonly key: readonly string[];
  readonly json?: true;
}

/** Checks an export, prints the result, and sets the exit code to 1 if something is wrong. */
export async function printChecked(folder: string, { key, json }: CheckOptions): Promise<void> {
  const { findings, events, leftOut, undecided, size, manifest } = await checkExport(folder, key.map(verifierOf));
  if (findings.length > 0) process.exitCode = 1;
  const { filter, range } = manifest;
  if (json)
    return print({ kind: 'export_checked', findings, events, left_out: leftOut, undecided, size, filter, range });
  for (const finding of findings) print(oneLine(finding));
  if (findings.length > 0) return print(`${folder} is not a complete export.`);
  const limits = Object.entries(filter).filter(([, value]) => value !== null);
  const what = limits.length === 0 ? 'no filter' : limits.map(([name, value]) => `${name} ${value}`).join(', ');
  print(oneLine(`events ${range.from} to ${range.to - 1} of ${size} in the signed log: complete; ${what}`));
  print(`${counted(events, 'event')} with data as recorded, ${leftOut} left out`);
  if (undecided > 0)
    print(
      `Of the left-out events, ${undecided} cannot be judged by their leaves: only their data shows whether they fit`,
    );
}

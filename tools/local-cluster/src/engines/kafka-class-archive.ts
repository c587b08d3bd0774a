import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Ports } from '../ports.ts';
import { startEngine } from './engine-process.ts';
import { classArchive, kafkaCommand } from './kafka.engine.ts';

/** Creates the class archive beside the jars if it is missing: starts a broker and ends it. Throws EngineError. */
export async function makeClassArchive(jars: string, ports: Ports): Promise<void> {
  const archive = classArchive(jars);
  if (existsSync(archive)) return;
  const directory = mkdtempSync(join(tmpdir(), 'dakpion-kafka-classes-'));
  const partial = join(jars, `classes.${process.pid}.partial`);
  try {
    const broker = await kafkaCommand({
      jars,
      directory,
      port: await ports.take(),
      controllerPort: await ports.take(),
    });
    const args = [`-XX:ArchiveClassesAtExit=${partial}`, ...broker.args];
    const engine = await startEngine({ ...broker, args });
    await engine.stop();
    if (existsSync(partial)) renameSync(partial, archive);
  } finally {
    rmSync(directory, { recursive: true, force: true });
    rmSync(partial, { force: true });
  }
}

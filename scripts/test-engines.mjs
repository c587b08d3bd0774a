// Kafka and Redis for a test run, started by the programs of tools/local-cluster, which have to be built.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const program = 'tools/local-cluster/dist/main.js';
/** Uses only Java's quick compiler, so that Kafka starts sooner and leaves more CPU time to the clients. */
export const javaOptions = '-XX:TieredStopAtLevel=1';
const installer = 'tools/local-cluster/dist/install-engines.main.js';

/** Installs missing engines. Returns whether all are installed. */
export function installEngines(root) {
  return spawnSync(process.execPath, [installer], { cwd: root, stdio: 'inherit' }).status === 0;
}

/**
 * Checks whether Kafka, Java and Redis are installed. `variables`: the variables with the location of Kafka's jars, for tests.
 * `missing`: the message about a missing engine, or null.
 */
export function checkEngines(root) {
  const options = { cwd: root, encoding: 'utf8' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [installer, '--check'], options);
  const variables = {};
  for (const line of stdout.split('\n')) readVariable(line, variables);
  return status === 0 ? { variables, missing: null } : { variables: {}, missing: stderr.trim() };
}

/**
 * Starts an empty Kafka and an empty Redis. Both end when this process closes their input, even by a crash. Resolves
 * with the variables of their addresses, empty if they could not be started, and the process that has started them.
 */
export async function startEngines(root) {
  const engines = spawn(process.execPath, [program, 'engines', '--until-input-ends'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, JAVA_TOOL_OPTIONS: javaOptions },
  });
  const stop = async () => {
    if (engines.exitCode !== null || engines.signalCode !== null) return;
    const exited = once(engines, 'exit');
    engines.stdin.end();
    await exited;
  };
  const variables = {};
  for await (const line of createInterface(engines.stdout)) {
    if (line === 'ready') return { variables, pid: engines.pid, stop };
    readVariable(line, variables);
  }
  return { variables: {}, pid: engines.pid, stop };
}

function readVariable(line, variables) {
  const [, name, value] = /^([A-Z_]+)=(.*)$/.exec(line) ?? [];
  if (name !== undefined) variables[name] = value;
}

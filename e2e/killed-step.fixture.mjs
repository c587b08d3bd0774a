// Loaded by NODE_OPTIONS into a command of a test: kills the process before the step E2E_KILLED_STEP of its changes of files.
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const killedStep = Number(process.env.E2E_KILLED_STEP);
let steps = 0;

function counted(module, name) {
  const original = module[name];
  module[name] = (...args) => {
    steps += 1;
    if (steps === killedStep) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
}

for (const name of ['mkdirSync', 'renameSync', 'rmdirSync', 'rmSync']) counted(fs, name);
for (const name of ['cp', 'open']) counted(promises, name);
syncBuiltinESMExports();
process.on('exit', () => process.stdout.write(`${steps} steps\n`));

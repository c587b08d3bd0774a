// The processes of a webhook measurement: each answers requests of its parent over its channel.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeOptions } from '../scripts/node-options.mjs';

const running = [];
let questions = 0;
let isOver = false;

/** Resolves with the child's next matching message. Rejects if the child ends first. */
export function answerOf(child, fits) {
  return new Promise((resolve, reject) => {
    const take = (message) => {
      if (!fits(message)) return;
      child.off('message', take);
      child.off('exit', fail);
      resolve(message);
    };
    const fail = (code) => isOver || reject(new Error(`${child.spawnargs[1]} ended with ${code}`));
    child.on('message', take);
    child.on('exit', fail);
  });
}

/** Starts a program of this folder and waits until it is ready. `ask` resolves with the result of one of its tasks. */
export async function start(program, env = {}) {
  const execArgv = [...nodeOptions, '--expose-gc'];
  const child = fork(new URL(program, import.meta.url), { env: { ...process.env, ...env }, execArgv });
  running.push(child);
  const { port } = await answerOf(child, ({ kind }) => kind === 'ready');
  const ask = async (task, options) => {
    const id = ++questions;
    const answer = answerOf(child, (message) => message.id === id);
    child.send({ id, task, options });
    return (await answer).result;
  };
  return { child, port, ask };
}

/** Ends all started processes. */
export async function stopAll() {
  isOver = true;
  for (const child of running) {
    child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
  }
}

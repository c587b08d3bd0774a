// The processes that a measurement of webhooks runs: each answers what its parent asks of it over its channel.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { nodeOptions } from '../scripts/node-options.mjs';

const running = [];
let questions = 0;
let isOver = false;

/** Resolves with the child's next message that fits; rejects when it ends before. */
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

/** Starts a program of this folder and waits until it is ready; `ask` resolves with what one of its tasks comes to. */
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

/** Ends all that were started. */
export async function stopAll() {
  isOver = true;
  for (const child of running) {
    child.disconnect();
    if (child.exitCode === null) await once(child, 'exit');
  }
}

// A measured process's side of its parent's channel: it does what the parent asks.

function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6 };
}

/** Says that this process is ready, and answers each question with what its task comes to; `usage` is a task of all. */
export function answerWith(tasks) {
  const all = { ...tasks, usage };
  process.on('message', async ({ id, task, options }) =>
    process.send({ kind: 'done', id, result: await all[task](options) }),
  );
  process.on('disconnect', () => process.exit(0));
  process.send({ kind: 'ready' });
}

// The channel of a measured process to its parent: runs the tasks that the parent requests.

function usage() {
  const { user, system } = process.cpuUsage();
  return { cpuSeconds: (user + system) / 1e6 };
}

/**
 * Reports that this process is ready, and answers each request with the result of its task. Every process has the task `usage`.
 */
export function answerWith(tasks) {
  const all = { ...tasks, usage };
  process.on('message', async ({ id, task, options }) =>
    process.send({ kind: 'done', id, result: await all[task](options) }),
  );
  process.on('disconnect', () => process.exit(0));
  process.send({ kind: 'ready' });
}

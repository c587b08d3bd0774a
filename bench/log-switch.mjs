// Loaded into the program by bench/log-cost.mjs (`node --import`), which decides when the transparency log reads events. Answers
// each of its messages with the CPU time so far, in µs, when the work that the previous message began has ended.

const built = new URL('../apps/order/dist/transparency/transparency-log.js', import.meta.url);
const { TransparencyLog } = await import(built.href);

const { run } = TransparencyLog.prototype;
const { signal } = new AbortController();
let log;
let looking;

TransparencyLog.prototype.run = async function keepLog() {
  log = this;
};

process.on('message', async ({ looks }) => {
  await looking;
  const { user, system } = process.cpuUsage();
  process.send({ cpu: user + system });
  looking = looks ? run.call(log, signal) : undefined;
});
// Otherwise the channel would keep the program alive.
process.channel.unref();

// Loaded into the program by bench/log-cost.mjs (`node --import`), which decides when the transparency log looks for events. Each of
// its messages is answered with the CPU so far, in µs, when what the last one began has ended.

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
// Else the program would not end.
process.channel.unref();

// `npm run eventstore:local`: the embedded event store, served to clients of EventStoreDB.
import { startEventStoreLocal } from './eventstore-local.ts';

// A closed terminal or pipe must not end the server.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  const { line, close } = await startEventStoreLocal(process.env, process.argv.slice(2));
  process.stdout.write(`${line}\n`);
  const ending = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());
  ending.signal.addEventListener('abort', () => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

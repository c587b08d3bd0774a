// The lower bound of a create: Fastify parses the body, appends one event durably to LMDB (group commit) and answers with the same
// bytes as Dakpion's create.
import Fastify from 'fastify';
import { open } from 'lmdb';

const answer = process.env.BODY;
const event = JSON.parse(process.env.EVENT);
const log = open({ path: process.env.DIRECTORY, encoding: 'json', overlappingSync: false });
let next = 0;

const app = Fastify();
app.get('/ready', () => 'ready');
app.post('/create', async (request, reply) => {
  next += 1;
  // Resolves when the event is committed and synced.
  await log.put(next, { ...event, receiver_name: request.body.receiver_name });
  return reply.code(201).type('application/json; charset=utf-8').send(answer);
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));

// The lower bound of a status read: Fastify sends prepared bytes.
import Fastify from 'fastify';

const body = process.env.BODY;
const app = Fastify();
app.get('/ready', () => 'ready');
app.get('/status', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));

import { withoutPhones } from '@dakpion/service';
import { Logger } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { StatementFile } from './usage-reports.ts';

/** The quota that a file costs: it reads as much as this many pages of a list. */
export const downloadCost = 20;

const logger = new Logger('Download');

/** Answers with a CSV file for download. Logs why a file broke off: its status was sent before. */
export async function sendFile(reply: FastifyReply, { name, content }: StatementFile): Promise<void> {
  content.once('error', (err) => logger.warn({ request_id: withoutPhones(reply.request.id), err }));
  // Fastify would read the file to its end, after the answer, which no longer counts for its partner then.
  if (reply.request.method === 'HEAD') content.destroy();
  await reply
    .header('Content-Type', 'text/csv; charset=utf-8; header=present')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(content);
}

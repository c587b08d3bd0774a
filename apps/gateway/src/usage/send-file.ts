import type { FastifyReply } from 'fastify';
import type { StatementFile } from './usage-reports.ts';

/** The quota that a file costs: it reads as much as this many pages of a list. */
export const downloadCost = 20;

/** Answers with a CSV file for download. */
export async function sendFile(reply: FastifyReply, { name, content }: StatementFile): Promise<void> {
  // Fastify would read the file to its end, after the answer, which no longer counts for its partner then.
  if (reply.request.method === 'HEAD') content.destroy();
  await reply
    .header('Content-Type', 'text/csv; charset=utf-8; header=present')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(content);
}

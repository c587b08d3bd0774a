import type { FastifyReply } from 'fastify';
import type { StatementFile } from './usage-reports.ts';

/** What a file takes of a key's quota: it reads as much as so many pages of a list. */
export const downloadCost = 20;

/** Answers with a CSV file to be saved. */
export async function sendFile(reply: FastifyReply, { name, content }: StatementFile): Promise<void> {
  await reply
    .header('Content-Type', 'text/csv; charset=utf-8; header=present')
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(content);
}

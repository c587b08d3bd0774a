import { CommandFailure, OperatorClient, print } from '@dakpion/command-line';
import { counted, type Environment, instantOf } from '@dakpion/contracts';
import type { RedeliveryProgress } from '@dakpion/read-models';
import { foundInEnvironment, noneInEnvironment, type OwnerOptions } from '../owner-options.ts';
import { webhooksPath } from './webhooks-path.ts';

interface RedeliverOptions extends OwnerOptions {
  readonly since?: string;
  readonly review?: true;
  readonly discarded?: true;
  readonly progress?: string;
}

/** Sends one delivery again, or all deliveries that the options select, or prints the progress of an earlier command. */
export async function redeliverWebhooks(deliveryId: string | undefined, options: RedeliverOptions): Promise<void> {
  const { since, review, discarded, progress } = options;
  const isMany = since !== undefined || review === true || discarded === true;
  if ([deliveryId !== undefined, isMany, progress !== undefined].filter(Boolean).length !== 1) {
    throw new CommandFailure('Set a delivery id, or --review, --discarded or --since, or --progress.');
  }
  if (deliveryId !== undefined) return redeliverOne(deliveryId, options);
  const client = new OperatorClient(options.url);
  const path = webhooksPath(options);
  if (progress !== undefined) {
    const asked = client.ask<RedeliveryProgress>('GET', `${path}/redeliveries/${encodeURIComponent(progress)}`);
    return printProgress(await foundInEnvironment(asked, { ...options, id: progress }), options);
  }
  const status = review ? 'manual_review' : discarded ? 'discarded' : undefined;
  const body = { since, status };
  const answer = await client.ask<RedeliveryProgress>('POST', `${path}/redeliver`, body);
  printProgress(answer, options);
  // The server begins one redelivery at a time, and answers with the one in progress.
  if (answer.status !== (status ?? null) || timeOf(answer.created_at_from) !== timeOf(since))
    throw new CommandFailure(
      `${answer.redelivery_id} was requested before, with other options. The present command has begun nothing: repeat it when that redelivery has ended.`,
    );
}

function timeOf(time: string | null | undefined): number | null {
  return time == null ? null : instantOf(time);
}

async function redeliverOne(deliveryId: string, options: RedeliverOptions): Promise<void> {
  const path = `${webhooksPath(options)}/${encodeURIComponent(deliveryId)}/redeliver`;
  const asked = new OperatorClient(options.url).ask<{ accepted: number }>('POST', path);
  const answer = await foundInEnvironment(asked, { ...options, id: deliveryId });
  if (options.json) return print(answer);
  print(answer.accepted === 0 ? 'The delivery already waits for an attempt.' : 'The delivery will be sent again.');
}

function printProgress(progress: RedeliveryProgress, { json, environment }: RedeliverOptions): void {
  print(json ? progress : asText(progress, environment));
}

function asText(progress: RedeliveryProgress, environment: Environment): string {
  const { redelivery_id, accepted, redelivered, finished_at } = progress;
  if (accepted === 0) return `${redelivery_id}: ${noneInEnvironment(environment, 'webhooks')}`;
  const soFar = `${redelivery_id}: ${redelivered} of ${counted(accepted, `${environment} webhook`)} started`;
  if (finished_at !== null) return `${soFar}, the last at ${finished_at}.`;
  return `${soFar}, in progress. To see the progress, use --environment ${environment} --progress ${redelivery_id}`;
}

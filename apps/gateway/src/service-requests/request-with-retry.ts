import type { BrokerClient } from '@dakpion/messaging';
import { isUnanswered, requestOnce, type ServiceRequest, sendRequest } from './service-request.ts';

/** Time-out of each of the two tries, in ms. */
const timeoutMs = 5_000;

/**
 * Sends a request to another service, and once more if no answer came: commands are idempotent, and only the answer may be lost.
 * Throws `temporarily_unavailable` if the second try has no answer either, and the broker's error when the broker is down.
 */
export async function requestWithRetry<Reply>(
  client: BrokerClient,
  request: Omit<ServiceRequest, 'timeoutMs'>,
): Promise<Reply> {
  const inTime = { ...request, timeoutMs };
  try {
    return await sendRequest<Reply>(client, inTime);
  } catch (error) {
    if (!isUnanswered(error)) throw error;
  }
  return requestOnce(client, inTime);
}

import { CommandFailure } from './command-failure.ts';

/** What to do when it is unknown whether a request was carried out. */
export function nextAfter(method: string): string {
  return method === 'GET' ? 'repeat the command' : 'look whether the change was made before you repeat the command';
}

/**
 * The JSON of an answer. Throws CommandFailure if the answer breaks off, or is something else, such as the page of a proxy: then
 * the address is not that of Dakpion, or Dakpion did not answer the proxy.
 */
export async function jsonOf<Answer>(response: Response, method: string): Promise<Answer> {
  const text = await textOf(response, method);
  try {
    const answer = JSON.parse(text) as Answer;
    if (typeof answer === 'object' && answer !== null) return answer;
  } catch {
    // Reported below.
  }
  throw notFromDakpion(response, method);
}

export function notFromDakpion({ status, url }: Response, method: string): CommandFailure {
  return new CommandFailure(
    `The answer ${status} of ${url} is not from Dakpion, but for example from a proxy. Name the server with --url; if the address is right, ${nextAfter(method)}.`,
  );
}

async function textOf(response: Response, method: string): Promise<string> {
  try {
    return await response.text();
  } catch (error) {
    throw new CommandFailure(
      `The answer of ${response.url} broke off (${(error as Error).message}): ${nextAfter(method)}.`,
    );
  }
}

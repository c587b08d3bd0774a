import { RequestTimeoutError } from '@dakpion/messaging';
import { type Settings } from '@dakpion/settings';
import { type ArgumentsHost, Logger } from '@nestjs/common';
import { ProblemFilter } from './problem.filter.ts';
import { ProblemError } from './problem-error.ts';

/** What the filter logs as the cause of the error's answer. */
async function loggedCause(error: unknown): Promise<unknown> {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  const reply = {
    status: () => reply,
    headers: () => reply,
    header: () => reply,
    type: () => reply,
    send: () => reply,
  };
  const request = { id: 'req_1', url: '/v1/business/orders', method: 'GET', headers: {}, routeOptions: {} };
  const http = { getRequest: () => request, getResponse: () => reply };
  try {
    const filter = new ProblemFilter({ publicUrl: 'https://api.example.com' } as Settings);
    await filter.catch(error, { switchToHttp: () => http } as unknown as ArgumentsHost);
    return (warn.mock.calls[0]?.[0] as unknown as { cause: unknown } | undefined)?.cause;
  } finally {
    warn.mockRestore();
  }
}

const trouble = { code: 'temporarily_unavailable', retry_after: 2 } as const;

test('the log names the request to another service that got no answer', async () => {
  const cause = new RequestTimeoutError('no reply to order.commands.v1#PlaceOrder within 5000 ms');
  expect(await loggedCause(new ProblemError(trouble, { cause }))).toBe(String(cause));
});

test('the log names the problem if nothing failed behind it', async () => {
  expect(await loggedCause(new ProblemError(trouble))).toBe('ProblemError: temporarily_unavailable');
});

import { OperatorClient, print, table, withServer } from '@dakpion/command-line';
import type { RequestPage } from '@dakpion/gateway';
import { Command } from 'commander';
import { noneInEnvironment, type OwnerOptions, withOwner } from '../owner-options.ts';
import { readWalkedList, type WalkOptions, walkedFooter, withWalk } from '../walked-list.ts';

/** The filters of the log by their names in the request, as commander names the options. */
interface Filters {
  readonly status?: string;
  readonly problem?: string;
  readonly method?: string;
  readonly path?: string;
  readonly requestId?: string;
  readonly idempotencyKey?: string;
  readonly from?: string;
  readonly to?: string;
}

interface ListRequestsOptions extends OwnerOptions, WalkOptions, Filters {}

/** `dakpion requests`, on a running server. */
export function requestCommand(): Command {
  const requests = withOwner(new Command('requests'))
    .description("list the requests of a partner's API keys, newest first")
    .option('--status <status>', 'only with this status, such as 422, or class of statuses, such as 4xx')
    .option('--problem <code>', 'only with this problem, such as expired_api_key')
    .option('--method <method>', 'only with this method')
    .option('--path <text>', 'only with this text in the path')
    .option('--request-id <id>', 'only with this X-Request-Id')
    .option('--idempotency-key <key>', 'only with this X-Idempotency-Key')
    .option('--from <time>', 'at or after this time; ISO 8601 with offset')
    .option('--to <time>', 'before this time');
  return withServer(withWalk(requests, 'requests')).action(listRequests);
}

/** Options with another name in the request. */
const optionOf = {
  partner_id: '--partner',
  problem_code: '--problem',
  request_id: '--request-id',
  idempotency_key: '--idempotency-key',
};

/**
 * The maximum number of pages. With a strict filter, pages of 2,000 requests can have no match. After this many pages, the list
 * ends and names its place.
 */
const maxPages = 50;

async function listRequests(options: ListRequestsOptions): Promise<void> {
  const { partner, environment, status, problem, method, path, requestId, idempotencyKey, from, to } = options;
  const query = {
    partner_id: partner,
    environment,
    status,
    problem_code: problem,
    method,
    path,
    request_id: requestId,
    idempotency_key: idempotencyKey,
    from,
    to,
  };
  const client = new OperatorClient(options.url, optionOf);
  const found = await readWalkedList<RequestPage['data'][number]>(client, '/requests', query, options, maxPages);
  if (options.json) return print(found);
  const rows = found.data.map((request) => [
    request.time,
    `${request.status ?? '-'}`,
    request.problem_code ?? '',
    `${request.duration_ms} ms`,
    `••••${request.api_key_last_four}`,
    request.request_id,
    `${request.method} ${request.path}${request.query === null ? '' : `?${request.query}`}`,
  ]);
  // If there is a place to continue from, the list may be empty only because of a strict filter.
  if (rows.length === 0 && found.next_after === null) return print(noneInEnvironment(environment, 'requests'));
  if (rows.length > 0) print(table([['time', 'status', 'problem', 'took', 'key', 'request id', 'request'], ...rows]));
  print(walkedFooter(found, `${environment} request`));
}

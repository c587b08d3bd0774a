import type { LoggedRequest, RequestPage } from '@dakpion/client';
import { Button, Group, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { bodyOf, business, type Environment } from '../api/gateway.ts';
import { CodeBlock } from '../kit/code-block.tsx';
import { CopyButton } from '../kit/copy-button.tsx';
import { FactList } from '../kit/fact-list.tsx';
import { Listed } from '../kit/listed.tsx';
import { PageTitle } from '../kit/page-title.tsx';
import { OlderPages } from '../kit/pages-of-list.tsx';
import { AnswerState } from '../kit/state.tsx';
import { apiAddress } from '../parts/inserted-settings.ts';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { requestTexts } from '../texts/requests.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { requestAsCurl } from './request-as-curl.ts';
import styles from './requests.module.css';
import { queryOf, RequestFilters, type RequestSearch } from './requests-filters.tsx';

const readEveryMs = 5_000;
/** The maximum number of reads for a page. Each read looks through 2,000 requests of the log. */
const readsPerPage = 5;

/**
 * Reads the page of the log at the address. Rare requests can need several reads. `has_more`: older requests were not looked at.
 */
async function readPage(environment: Environment, search: RequestSearch): Promise<RequestPage> {
  const wanted = queryOf(search);
  const read = (query: ReturnType<typeof queryOf>) =>
    bodyOf(business(environment).GET('/v1/business/requests', { params: { query } }));
  let page = await read(wanted);
  for (let reads = 1; reads < readsPerPage && page.next !== null && page.data.length < wanted.limit; reads += 1) {
    const { data, ...rest } = await read({ ...wanted, after: page.next, limit: wanted.limit - page.data.length });
    page = { data: [...page.data, ...data], ...rest };
  }
  return page;
}

function Facts({ request }: { readonly request: LoggedRequest }) {
  const text = useTexts(requestTexts);
  const address = apiAddress(document, useEnvironment());
  const { query, status, problem_code, request_id, idempotency_key, api_key_last_four, body, body_omitted, errors } =
    request;
  const facts = [
    ['request_id', request_id],
    ['key', `••••${api_key_last_four}`],
    ...(idempotency_key === null ? [] : [['idempotency_key', idempotency_key] as const]),
  ] as const;
  return (
    <Stack gap="sm" className={styles.facts}>
      <FactList facts={facts.map(([name, value]) => [text(name), <code key={name}>{value}</code>])} />
      {query !== null && <CodeBlock>{`?${query}`}</CodeBlock>}
      {errors.length > 0 && (
        <ul className={styles.faults}>
          {errors.map(({ field, code, message }) => (
            <li key={`${field} ${code} ${message}`}>
              <span className="mono">{field}</span> {message} <span className="soft mono">{code}</span>
            </li>
          ))}
        </ul>
      )}
      {status === null && <p className="soft">{text('no_answer_note')}</p>}
      {body !== null && (
        <div>
          <p className="soft">{text('body')}</p>
          <CodeBlock>{body}</CodeBlock>
        </div>
      )}
      {body_omitted && <p className="soft">{text('body_omitted')}</p>}
      <Group gap="sm">
        <CopyButton text={requestAsCurl(request, address)} label={text('copy_curl')} />
        {problem_code !== null && (
          <a href={`/problems/${problem_code}`} target="_blank" rel="noreferrer">
            {text('explain', { code: problem_code })}
          </a>
        )}
      </Group>
      <p className="soft">{text('curl_note')}</p>
    </Stack>
  );
}

function Row({ request }: { readonly request: LoggedRequest }) {
  const text = useTexts(requestTexts);
  const format = useFormat();
  const { time, method, path, status, problem_code, duration_ms } = request;
  return (
    <li className={styles.request}>
      <details>
        <summary>
          <AnswerState status={status} none={text('no_answer')} />
          <span className="mono">{method}</span>
          <span className={`mono ${styles.path}`}>{path}</span>
          <span className={`small ${styles.problem}`}>{problem_code}</span>
          <span className={`small ${styles.number}`}>{text('ms', { ms: Math.round(duration_ms) })}</span>
          <time dateTime={time} className={`small ${styles.time}`}>
            {format.moment(time)}
          </time>
        </summary>
        <Facts request={request} />
      </details>
    </li>
  );
}

/** The log of requests with the partner's API keys. The filters are in the address. */
export default function RequestsPage() {
  const text = useTexts(requestTexts);
  const format = useFormat();
  const environment = useEnvironment();
  const navigate = useNavigate();
  const search: RequestSearch = useSearch({ strict: false });
  const requests = useQuery({
    queryKey: ['requests', environment, search],
    queryFn: () => readPage(environment, search),
    placeholderData: keepPreviousData,
    // The newest page is refreshed automatically.
    refetchInterval: search.after === undefined ? readEveryMs : false,
  });
  const choose = (next: RequestSearch) => void navigate({ to: '.', search: next });
  const { after, ...filters } = search;
  const isFiltered = Object.keys(filters).length > 0;
  const { data } = requests;
  // The place of the former list's next page means nothing in this list.
  const more = requests.isPlaceholderData ? null : (data?.next ?? null);
  const none =
    more === null
      ? {
          title: text(isFiltered ? 'none_found' : 'none'),
          note: text(isFiltered ? 'none_found_note' : 'none_note'),
        }
      : {
          // A place in the log begins with its time, in epoch ms.
          title: text('none_until', { time: format.moment(Number(more.split('.')[0])) }),
          note: (
            <>
              <p>{text('none_until_note')}</p>
              <Button variant="default" mt="md" onClick={() => choose({ ...filters, after: more })}>
                {text('search_on')}
              </Button>
            </>
          ),
        };
  return (
    <>
      <PageTitle title={text('requests')} note={text('note')} />
      <RequestFilters search={filters} onChoose={choose} />
      <Listed query={requests} none={{ icon: 'requests', ...none }}>
        {({ data: listed }) => (
          <ul>
            {listed.map((request) => (
              <Row key={`${request.request_id} ${request.time}`} request={request} />
            ))}
          </ul>
        )}
      </Listed>
      {data !== undefined && (after !== undefined || data.has_more) && (
        <OlderPages
          after={after}
          next={data.has_more ? more : null}
          onAfter={(place) => choose({ ...filters, ...place })}
        />
      )}
    </>
  );
}

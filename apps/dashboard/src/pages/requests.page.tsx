import type { LoggedRequest, RequestPage } from '@dakpion/client';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { bodyOf, business, type Environment } from '../api/gateway.ts';
import { CopyButton } from '../parts/copy-button.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { PageTitle } from '../parts/page-title.tsx';
import { PagesOfList } from '../parts/pages-of-list.tsx';
import { ProblemNote } from '../parts/problem-note.tsx';
import { useEnvironment } from '../session/environment.ts';
import { useFormat } from '../texts/format.ts';
import { requestTexts } from '../texts/requests.texts.ts';
import { useTexts } from '../texts/texts.ts';
import { OrdersTableWaiting } from './orders-table.tsx';
import { requestAsCurl } from './request-as-curl.ts';
import styles from './requests.module.css';
import { queryOf, RequestFilters, type RequestSearch } from './requests-filters.tsx';

const readEveryMs = 5_000;
/** Each looks through 2,000 requests of the log. */
const readsPerPage = 5;

/**
 * The page of the log at the address. A rare request is looked for in several reads; `has_more` tells whether older ones were not
 * looked at.
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
  const { query, status, problem_code, request_id, idempotency_key, api_key_last_four, body, body_omitted, errors } =
    request;
  const facts = [
    ['request_id', request_id],
    ['key', `••••${api_key_last_four}`],
    ...(idempotency_key === null ? [] : [['idempotency_key', idempotency_key] as const]),
  ] as const;
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd className="mono">{value}</dd>
          </div>
        ))}
      </dl>
      {query !== null && <pre className={styles.code}>?{query}</pre>}
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
          <pre className={styles.code}>{body}</pre>
        </div>
      )}
      {body_omitted && <p className="soft">{text('body_omitted')}</p>}
      <div className={styles.buttons}>
        <CopyButton text={requestAsCurl(request, location.origin)} label={text('copy_curl')} />
        {problem_code !== null && (
          <a className={styles.link} href={`/problems/${problem_code}`} target="_blank" rel="noreferrer">
            {text('explain', { code: problem_code })}
          </a>
        )}
      </div>
      <p className="soft">{text('curl_note')}</p>
    </div>
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
          <span className={styles.status} data-class={String(status)[0]}>
            {status ?? text('no_answer')}
          </span>
          <span className="mono">{method}</span>
          <span className={`mono ${styles.path}`}>{path}</span>
          <span className={styles.problem}>{problem_code}</span>
          <span className={styles.number}>{text('ms', { ms: format.number(Math.round(duration_ms)) })}</span>
          <time dateTime={time} className={styles.time}>
            {format.moment(time)}
          </time>
        </summary>
        <Facts request={request} />
      </details>
    </li>
  );
}

interface NoneYetProps {
  readonly next: string;
  onAfter(place: { readonly after: string }): void;
}

/** Nothing was found in the part of the log that was read. */
function NoneYet({ next, onAfter }: NoneYetProps) {
  const text = useTexts(requestTexts);
  const format = useFormat();
  // A place in the log begins with its time, in epoch ms.
  const time = format.moment(Number(next.split('.')[0]));
  return (
    <EmptyState icon="requests" title={text('none_until', { time })}>
      <p>{text('none_until_note')}</p>
      <Button variant="default" mt="md" onClick={() => onAfter({ after: next })}>
        {text('search_on')}
      </Button>
    </EmptyState>
  );
}

interface PagesProps {
  readonly page: RequestPage;
  readonly isNewest: boolean;
  /** Called with the place of the other page; without one, for the newest page. */
  onAfter(place: { readonly after?: string }): void;
}

function Pages({ page: { has_more, next }, isNewest, onAfter }: PagesProps) {
  const text = useTexts(requestTexts);
  if (isNewest && !has_more) return null;
  return (
    <PagesOfList
      label={text('pages')}
      back={{ label: text('newest'), open: isNewest ? null : () => onAfter({}) }}
      forward={{ label: text('older'), open: has_more && next !== null ? () => onAfter({ after: next }) : null }}
    />
  );
}

/** The log of requests with the partner's API keys. The filters are in the address. */
export default function RequestsPage() {
  const text = useTexts(requestTexts);
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
  return (
    <>
      <PageTitle title={text('title')} note={text('note')} />
      <RequestFilters search={filters} onChoose={choose} />
      {requests.isError && <ProblemNote error={requests.error} retry={() => void requests.refetch()} />}
      {requests.isPending && <OrdersTableWaiting />}
      {data?.data.length === 0 &&
        (data.next === null ? (
          <EmptyState icon="requests" title={text(isFiltered ? 'none_found' : 'none')}>
            {text(isFiltered ? 'none_found_note' : 'none_note')}
          </EmptyState>
        ) : (
          <NoneYet next={data.next} onAfter={(place) => choose({ ...filters, ...place })} />
        ))}
      {data !== undefined && data.data.length > 0 && (
        <ul className={styles.list}>
          {data.data.map((request) => (
            <Row key={`${request.request_id} ${request.time}`} request={request} />
          ))}
        </ul>
      )}
      {data !== undefined && (
        <Pages page={data} isNewest={after === undefined} onAfter={(place) => choose({ ...filters, ...place })} />
      )}
    </>
  );
}

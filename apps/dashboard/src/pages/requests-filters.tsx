import { NativeSelect, TextInput } from '@mantine/core';
import { FilterForm, withoutEmpty } from '../kit/filter-form.tsx';
import { requestTexts } from '../texts/requests.texts.ts';
import { useTexts } from '../texts/texts.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
const classes = { '2xx': 'succeeded', '4xx': 'refused', '5xx': 'failed' } as const;
const pageSize = 50;

/** The parameters of the search. The path is searched for a part of it, the others for their exact value. */
const places = ['path', 'request_id', 'idempotency_key', 'problem_code'] as const;

/** The parameters in the address. `by`: the parameter in which `search` is looked for. */
export interface RequestSearch {
  readonly status?: keyof typeof classes;
  readonly method?: (typeof methods)[number];
  readonly by?: (typeof places)[number];
  readonly search?: string;
  readonly after?: string;
}

/** The query of the log for the parameters in the address, which can contain anything. */
export function queryOf({ status, method, by, search, after }: RequestSearch) {
  return {
    limit: pageSize,
    ...(status !== undefined && Object.hasOwn(classes, status) && { status }),
    ...(method !== undefined && methods.includes(method) && { method }),
    ...(search !== undefined && { [places.find((place) => place === by) ?? 'path']: String(search) }),
    ...(after !== undefined && { after: String(after) }),
  };
}

interface RequestFiltersProps {
  readonly search: RequestSearch;
  onChoose(search: RequestSearch): void;
}

/** Filters of the request log. */
export function RequestFilters({ search, onChoose }: RequestFiltersProps) {
  const text = useTexts(requestTexts);
  const find = (form: FormData) => {
    const fields = Object.fromEntries(form);
    const entered: Record<string, unknown> = { ...fields, search: String(fields.search).trim() };
    if (entered.search === '') entered.by = '';
    onChoose(withoutEmpty(entered));
  };
  return (
    <FilterForm search={search} onFind={find} onClear={() => onChoose({})}>
      <NativeSelect
        name="by"
        size="sm"
        label={text('by')}
        defaultValue={search.by ?? 'path'}
        data={places.map((value) => ({ value, label: text(value) }))}
      />
      <TextInput
        name="search"
        size="sm"
        label={text('search')}
        defaultValue={search.search === undefined ? '' : String(search.search)}
        data-wide=""
      />
      <NativeSelect
        name="status"
        size="sm"
        label={text('status')}
        defaultValue={search.status ?? ''}
        data={[
          { value: '', label: text('any') },
          ...Object.entries(classes).map(([value, name]) => ({ value, label: text(name) })),
        ]}
      />
      <NativeSelect
        name="method"
        size="sm"
        label={text('method')}
        defaultValue={search.method ?? ''}
        data={[{ value: '', label: text('any') }, ...methods.map((value) => ({ value, label: value }))]}
      />
    </FilterForm>
  );
}

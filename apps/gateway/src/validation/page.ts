import type { FieldRule } from '@dakpion/validation';

/** Far beyond the end of any list, and its offset is still a safe integer. */
const maxPage = 1_000_000_000;

/** A page of a list as partners receive it. */
export interface Pagination {
  readonly page: number;
  readonly limit: number;
  readonly total: number;
  readonly total_pages: number;
  readonly has_more: boolean;
}

/** The requested part of a list. */
export interface PageOfQuery {
  readonly page: number;
  readonly limit: number;
  readonly offset: number;
}

/** A query parameter that is a count. `byDefault` when it is left out. */
function countRule(max: number, byDefault: number): FieldRule {
  return {
    findViolation: (value) => {
      if (typeof value !== 'string' || !/^\d+$/.test(value)) {
        return { code: 'wrong_type', message: 'Must be an integer in decimal digits.' };
      }
      const count = Number(value);
      if (count >= 1 && count <= max) return null;
      return { code: 'out_of_range', message: `Must be from 1 to ${max}.` };
    },
    schema: { type: 'integer', minimum: 1, maximum: max, default: byDefault },
  };
}

const defaultPageSize = 50;

export const pageNumberRule = countRule(maxPage, 1);
export const pageSizeRule = (max: number, byDefault = defaultPageSize): FieldRule => countRule(max, byDefault);

/** `page` and `limit` of a query that was checked. Defaults 1 and 50. */
export function pageOf(query: { readonly page: string | null; readonly limit: string | null }): PageOfQuery {
  const page = Number(query.page ?? 1);
  const limit = Number(query.limit ?? defaultPageSize);
  return { page, limit, offset: (page - 1) * limit };
}

export function paginationOf({ page, limit }: PageOfQuery, total: number): Pagination {
  const total_pages = Math.ceil(total / limit);
  return { page, limit, total, total_pages, has_more: page < total_pages };
}

/** A query of the fields that have a value. */
export function queryOf(fields: Readonly<Record<string, string | number | null | undefined>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value != null) query.set(name, String(value));
  return query;
}

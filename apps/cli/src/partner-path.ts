/** The path of a partner in the operators' API. */
export function partnerPath(partnerId: string): string {
  return `/partners/${encodeURIComponent(partnerId)}`;
}

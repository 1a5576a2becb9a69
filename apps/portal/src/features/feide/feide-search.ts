/** Why a login through Feide failed, as it stands in the address of the page that it led back to. */
export function feideSearch(search: Record<string, unknown>): { feide?: string } {
  return typeof search.feide === 'string' ? { feide: search.feide } : {}
}

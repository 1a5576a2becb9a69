import { type PageId, pageDefinition } from './route-table.ts'

/**
 * What a page reads of a query, in the order in which the page declares it. A value out of range
 * counts as missing (decisions, Locales and routes).
 * @param reader the server's pages know less than the browser, which also reads `browserQuery`; the
 *   canonical address says what is on the page, and not how it is shown
 * @returns with its question mark, or nothing
 */
export function declaredQuery(
  id: PageId,
  given: URLSearchParams,
  reader: 'server' | 'browser' | 'canonical',
): string {
  const { query = {}, viewQuery = [], browserQuery = [], repeated = [] } = pageDefinition(id)
  const ofServer = Object.keys(query)
  const names = {
    server: ofServer,
    browser: [...ofServer, ...browserQuery],
    canonical: ofServer.filter((name) => !viewQuery.includes(name)),
  }
  const declared = new URLSearchParams()
  for (const name of names[reader]) {
    const all = given.getAll(name)
    const values = repeated.includes(name) ? [...new Set(all)].sort() : all.slice(0, 1)
    for (const value of values) if (query[name]?.test(value) ?? true) declared.append(name, value)
  }
  const text = declared.toString()
  return text && `?${text}`
}

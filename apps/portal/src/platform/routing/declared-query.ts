import { type PageId, pageDefinition } from './route-table.ts'

/**
 * What a page reads of a query, in the order in which the page declares it. A value out of range
 * counts as missing (decisions, Locales and routes).
 * @param reader the server's pages know less than the browser, which also reads `browserQuery`
 * @returns with its question mark, or nothing
 */
export function declaredQuery(
  id: PageId,
  given: URLSearchParams,
  reader: 'server' | 'browser',
): string {
  const { query = {}, browserQuery = [], repeated = [] } = pageDefinition(id)
  const declared = new URLSearchParams()
  for (const name of [...Object.keys(query), ...(reader === 'browser' ? browserQuery : [])]) {
    const all = given.getAll(name)
    const values = repeated.includes(name) ? [...new Set(all)].sort() : all.slice(0, 1)
    for (const value of values) if (query[name]?.test(value) ?? true) declared.append(name, value)
  }
  const text = declared.toString()
  return text && `?${text}`
}

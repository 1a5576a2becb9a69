import { type PageId, pageDefinition } from './route-table.ts'

/**
 * What a page looks at of a query, in the order in which the page declares it. A value out of range
 * is as good as none (decisions, Locales and routes).
 * @param reader the server's pages know less than the browser, which also reads `browserQuery`
 * @returns with its question mark, or nothing
 */
export function declaredQuery(
  id: PageId,
  given: URLSearchParams,
  reader: 'server' | 'browser',
): string {
  const { query = {}, browserQuery = [] } = pageDefinition(id)
  const kept = new URLSearchParams()
  for (const name of [...Object.keys(query), ...(reader === 'browser' ? browserQuery : [])]) {
    const value = given.get(name)
    if (value !== null && (query[name]?.test(value) ?? true)) kept.set(name, value)
  }
  const text = kept.toString()
  return text && `?${text}`
}

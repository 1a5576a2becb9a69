import { declaredQuery } from './declared-query.ts'
import { matchPath } from './route-table.ts'

/**
 * The address without what its page does not look at: strangers' parameters, values out of range,
 * repetitions. The rest is in the order in which the server puts it: by that the browser finds the
 * data that came with the page. An address that is tidy already comes back as it is, letter for letter.
 */
export function tidyAddress(url: URL): string {
  const given = url.pathname + url.search + url.hash
  const page = matchPath(url.pathname)
  if (!page) return given
  const search = declaredQuery(page.id, url.searchParams, 'browser')
  if (search.slice(1) === url.searchParams.toString()) return given
  return url.pathname + search + url.hash
}

import { matchPath, pageDefinition } from './route-table.ts'

/**
 * The address without what its page does not look at: strangers' parameters, values out of range,
 * repetitions. The rest is in the order in which the server puts it: by that the browser finds the
 * data that came with the page. An address that is tidy already comes back as it is, letter for letter.
 */
export function tidyAddress(url: URL): string {
  const given = url.pathname + url.search + url.hash
  const page = matchPath(url.pathname)
  if (!page) return given
  const { query = {}, browserQuery = [] } = pageDefinition(page.id)
  const kept = new URLSearchParams()
  for (const name of [...Object.keys(query), ...browserQuery]) {
    const value = url.searchParams.get(name)
    if (value !== null && (query[name]?.test(value) ?? true)) kept.set(name, value)
  }
  const search = kept.toString()
  if (search === url.searchParams.toString()) return given
  return url.pathname + (search && `?${search}`) + url.hash
}

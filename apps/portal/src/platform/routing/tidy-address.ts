import { matchPath, pageDefinition } from './route-table.ts'

/**
 * The address without what its page does not look at: strangers' parameters, values out of range,
 * repetitions. An address that is tidy already comes back as it is, letter for letter.
 */
export function tidyAddress(url: URL): string {
  const given = url.pathname + url.search + url.hash
  const page = matchPath(url.pathname)
  if (!page) return given
  const { query = {}, browserQuery = [] } = pageDefinition(page.id)
  const kept = new URLSearchParams()
  for (const [name, value] of url.searchParams)
    if (!kept.has(name) && (query[name]?.test(value) || browserQuery.includes(name)))
      kept.set(name, value)
  if (kept.size === url.searchParams.size) return given
  const search = kept.toString()
  return url.pathname + (search && `?${search}`) + url.hash
}

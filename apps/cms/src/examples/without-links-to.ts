/**
 * An item of an import folder without its links to pages that are not there: an entry of a list goes
 * with its link. Links inside of rich text stay; examples have none.
 * @param isMissing given what a link names, `pages/about`
 */
export function withoutLinksTo<Item>(item: Item, isMissing: (page: string) => boolean): Item {
  return prune(item) as Item

  function prune(value: unknown): unknown {
    if (Array.isArray(value)) return value.filter((entry) => !leadsNowhere(entry)).map(prune)
    if (typeof value !== 'object' || value === null) return value
    const kept = Object.entries(value).filter(([, part]) => !isDeadLink(part))
    return Object.fromEntries(kept.map(([key, part]) => [key, prune(part)]))
  }

  function leadsNowhere(entry: unknown): boolean {
    const link = typeof entry === 'object' && entry !== null && 'link' in entry ? entry.link : entry
    return isDeadLink(link)
  }

  function isDeadLink(value: unknown): boolean {
    if (typeof value !== 'object' || value === null || !('page' in value)) return false
    return typeof value.page === 'string' && isMissing(value.page)
  }
}

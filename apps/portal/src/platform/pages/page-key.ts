import type { Screen } from '../render-context.ts'
import { declaredQuery } from '../routing/declared-query.ts'
import { type MatchedPage, matchPath, pageDefinition, pagePath } from '../routing/route-table.ts'

export type PageRequest = {
  page: MatchedPage
  /** Equal for all requests that get the same bytes. */
  key: string
  /** The public address with nothing in it that the page does not declare. */
  address: string
  screen: Screen
}

/** The page that is asked for, or null when there is none at that address. */
export function pageRequest(url: URL, visitorScreen: Screen): PageRequest | null {
  const page = matchPath(url.pathname)
  if (!page) return null
  const definition = pageDefinition(page.id)
  const screen = definition.screen ? visitorScreen : 'large'
  const address =
    pagePath(page.id, page.locale, page.params) + declaredQuery(page.id, url.searchParams, 'server')
  return { page, key: `${screen} ${address}`, address, screen }
}

/** The client hint says it; browsers without it are known by their user agent. */
export function screenOf(hints: {
  mobileHint: string | undefined
  userAgent: string | undefined
}): Screen {
  if (hints.mobileHint) return hints.mobileHint === '?1' ? 'small' : 'large'
  return /Mobi|iPhone|iPod/.test(hints.userAgent ?? '') ? 'small' : 'large'
}

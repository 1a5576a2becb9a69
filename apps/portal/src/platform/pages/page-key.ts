import { type MatchedPage, matchPath, pageDefinition, pagePath } from '../routing/route-table.ts'

import type { Screen } from '../screen.ts'

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
    pagePath(page.id, page.locale, page.params) +
    declaredQuery(url.searchParams, definition.query ?? {})
  return { page, key: `${screen} ${address}`, address, screen }
}

/** A value out of range is as good as none (decisions, Locales and routes). */
function declaredQuery(
  params: URLSearchParams,
  declared: Readonly<Record<string, RegExp>>,
): string {
  const kept = new URLSearchParams()
  for (const [name, pattern] of Object.entries(declared)) {
    const value = params.get(name)
    if (value && pattern.test(value)) kept.set(name, value)
  }
  const text = kept.toString()
  return text && `?${text}`
}

/** The client hint says it; browsers without it are known by their user agent. */
export function screenOf(hints: {
  mobileHint: string | undefined
  userAgent: string | undefined
}): Screen {
  if (hints.mobileHint) return hints.mobileHint === '?1' ? 'small' : 'large'
  return /Mobi|iPhone|iPod/.test(hints.userAgent ?? '') ? 'small' : 'large'
}

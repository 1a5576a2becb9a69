import { defaultParseSearch } from '@tanstack/react-router'
import { type Locale, localeOfAddress, perLocale } from '@trivsel/content-contract/locales'

import { memoize } from '../memoize.ts'
import { findPage, internalPath, isReachable, type MatchedPage } from './route-table.ts'

/** Where the router finds a page of the site. */
export type OwnPageLink = {
  readonly to: string
  readonly search: Readonly<Record<string, unknown>>
  readonly hash: string
}

type FoundLink = { readonly page: MatchedPage; readonly link: OwnPageLink }

/** Links of a site of some thousand pages; the same few are in the frame of every page. */
const mostLinks = 5_000

const ownPageLinks = perLocale((locale) => memoize(mostLinks, (href) => read(locale, href)))

/**
 * The page of this site that an address leads to, in the language that is asked for, and null when it
 * leads elsewhere. The same address gives the same object, while it is cached.
 */
export function ownPageLink(locale: Locale, href: string): OwnPageLink | null {
  const found = ownPageLinks[locale](href)
  return found && isReachable(found.page) ? found.link : null
}

function read(locale: Locale, href: string): FoundLink | null {
  const [, path = '', search = '', hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? []
  if (!path.startsWith('/') || localeOfAddress(path) !== locale) return null
  const page = findPage(path)
  return (
    page && { page, link: { to: internalPath(page), search: defaultParseSearch(search), hash } }
  )
}

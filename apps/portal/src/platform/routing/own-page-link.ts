import { defaultParseSearch } from '@tanstack/react-router'
import { type Locale, localeOfAddress, perLocale } from '@trivsel/content-contract/locales'

import { memoize } from '../memoize.ts'
import { matchPath, routerPath } from './route-table.ts'

/** Where the router finds a page of the site. */
export type OwnPageLink = {
  readonly to: string
  readonly search: Readonly<Record<string, unknown>>
  readonly hash: string
}

/** Links of a site of some thousand pages; the same few are in the frame of every page. */
const mostLinks = 5_000

const ownPageLinks = perLocale((locale) => memoize(mostLinks, (href) => read(locale, href)))

/**
 * The page of this site that an address leads to, in the language that is asked for, and null when it
 * leads elsewhere. The same address gives the same object, while it is cached.
 */
export function ownPageLink(locale: Locale, href: string): OwnPageLink | null {
  return ownPageLinks[locale](href)
}

function read(locale: Locale, href: string): OwnPageLink | null {
  const [, path = '', search = '', hash = ''] =
    /^([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/.exec(href) ?? []
  if (!path.startsWith('/') || localeOfAddress(path) !== locale || !matchPath(path)) return null
  return { to: routerPath(path), search: defaultParseSearch(search), hash }
}

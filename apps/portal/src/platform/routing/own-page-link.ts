import { defaultParseSearch } from '@tanstack/react-router'
import type { Locale } from '@trivsel/content-contract/content'
import { memoize } from '../memoize.ts'
import { localeOfPath, matchPath, routerPath } from './route-table.ts'

/** Where the router finds a page of the site. */
export type OwnPageLink = {
  readonly to: string
  readonly search: Readonly<Record<string, unknown>>
  readonly hash: string
}

/** Links of a site of some thousand pages; the same few stand in the frame of every page. */
const mostLinks = 5_000

const ownPageLinks = {
  no: memoize(mostLinks, (href) => read('no', href)),
  en: memoize(mostLinks, (href) => read('en', href)),
}

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
  if (!path.startsWith('/') || localeOfPath(path) !== locale || !matchPath(path)) return null
  return { to: routerPath(path), search: defaultParseSearch(search), hash }
}

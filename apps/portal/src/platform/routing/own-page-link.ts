import { defaultParseSearch } from '@tanstack/react-router'
import type { Locale } from '@trivsel/content-contract/content'
import { remembered } from '../remembered.ts'
import { localeOfPath, matchPath, routerPath } from './route-table.ts'

/** Where the router finds a page of the site. */
export type OwnPageLink = {
  readonly to: string
  readonly search: Readonly<Record<string, unknown>>
  readonly hash: string
}

/** Links of a site of some thousand pages; the same few stand in the frame of every page. */
const rememberedLinks = 5_000

const ownPageLinks = {
  no: remembered(rememberedLinks, (href) => read('no', href)),
  en: remembered(rememberedLinks, (href) => read('en', href)),
}

/**
 * The page of this site that an address leads to, in the language that is asked for, and null when it
 * leads elsewhere. The same address gives the same object, as long as it is remembered.
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

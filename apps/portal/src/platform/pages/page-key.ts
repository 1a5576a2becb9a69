import { listedKinds } from '@trivsel/content-contract/kinds'
import { addressPrefixOf, defaultLocale, type Locale } from '@trivsel/content-contract/locales'
import type { Screen } from '../render-context.ts'
import { declaredQuery } from '../routing/declared-query.ts'
import {
  type MatchedPage,
  matchPath,
  type PageId,
  pageDefinition,
  pagePath,
} from '../routing/route-table.ts'

export type PageRequest = {
  page: MatchedPage
  /** Equal for all requests that get the same bytes. */
  key: string
  /** The public address with nothing in it that the page does not declare. */
  address: string
  screen: Screen
  /** There are only as many such addresses as the site has pages: nobody can make up others. */
  isBounded: boolean
  /** The status of the page itself; with any other it is not there, or has moved. */
  status: 200
}

/** What is shown at every address of a language where there is no page. */
export type NothingRequest = Omit<PageRequest, 'page' | 'status'> & {
  page: null
  locale: Locale
  status: 404
}

export function nothingAt(locale: Locale): NothingRequest {
  const address = `${addressPrefixOf(locale)}/-`
  return {
    page: null,
    locale,
    address,
    screen: 'large',
    isBounded: true,
    status: 404,
    key: `nothing ${locale}`,
  }
}

/** The page that is asked for, or null when there is none at that address. */
export function pageRequest(url: URL, visitorScreen: Screen): PageRequest | null {
  const page = matchPath(url.pathname)
  if (!page) return null
  const definition = pageDefinition(page.id)
  const screen = definition.screen ? visitorScreen : 'large'
  const address =
    pagePath(page.id, page.locale, page.params) + declaredQuery(page.id, url.searchParams, 'server')
  const isBounded = !address.includes('?') && isBoundedPath(page.id)
  return { page, key: `${screen} ${address}`, address, screen, isBounded, status: 200 }
}

/** Lists with a page for each published item: at any other address below them there is none. */
const listsOfItems = new Set<string>(
  Object.values(listedKinds).map(({ addresses }) => addresses[defaultLocale]),
)

/**
 * Whether a page has only so many paths: one in each language, or one for each thing that is
 * published. Other pages are there with any value of their parameter: the browser finds out whose it is.
 */
function isBoundedPath(id: PageId): boolean {
  const path: string = pageDefinition(id)[defaultLocale]
  const list = path.slice(0, path.lastIndexOf('/'))
  return id === 'contentPage' || !path.includes('$') || listsOfItems.has(list)
}

/** A script of ours says it, or the client hint; browsers without it are known by their user agent. */
export function screenOf(hints: {
  screen?: string | undefined
  mobileHint: string | undefined
  userAgent: string | undefined
}): Screen {
  if (hints.screen === 'small' || hints.screen === 'large') return hints.screen
  if (hints.mobileHint) return hints.mobileHint === '?1' ? 'small' : 'large'
  return /Mobi|iPhone|iPod/.test(hints.userAgent ?? '') ? 'small' : 'large'
}

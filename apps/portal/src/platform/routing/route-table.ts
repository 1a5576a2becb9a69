import { contentPageAddress, reservedFirstSegments } from '@trivsel/content-contract/addresses'
import {
  addressPrefixOf,
  type Locale,
  localeOfAddress,
  locales,
  perLocale,
} from '@trivsel/content-contract/locales'

import { memoize } from '../memoize.ts'
import { once } from '../once.ts'
import { isServiceOffered, isServiceReachable } from '../services/current-services.ts'
import type { Service } from '../services/services.ts'
import type { Page } from './page.ts'
import { routeTable } from './pages.gen.ts'

export { routeTable }
export type PageId = keyof typeof routeTable
export const pageIds = Object.keys(routeTable) as PageId[]
export type PageParams = Readonly<Record<string, string>>
export type MatchedPage = { id: PageId; locale: Locale; params: PageParams }

/** Paths of the housing application. They are never one of our routes (specification, section 2). */
export function isHousingPath(pathname: string): boolean {
  return /^\/(bolig|en\/housing)(\/|$)/.test(pathname)
}

/**
 * The page at a public path, or null: there is none of a service that is switched off. A trailing slash
 * makes no difference.
 */
export function matchPath(pathname: string): Readonly<MatchedPage> | null {
  const page = findPage(pathname)
  return page && isReachable(page) ? page : null
}

/** Paths of a site of some thousand pages; the same hundred are in the frame of every page. */
const mostPaths = 5_000

/** The same, whatever is switched off. */
export const findPage = memoize(mostPaths, readPath)

function readPath(pathname: string): Readonly<MatchedPage> | null {
  if (isHousingPath(pathname)) return null
  const locale = localeOfAddress(pathname)
  const segments = split(pathname)
  for (const { id, pattern } of candidates(locale, segments[0] ?? '')) {
    const params = matchSegments(pattern, segments)
    if (!params) continue
    return id === 'contentPage' && isReserved(params.path) ? null : { id, locale, params }
  }
  return null
}

/** The public address of a page. */
export function pagePath(id: PageId, locale: Locale, params: PageParams = {}): string {
  return fill(routeTable[id][locale], params)
}

/** Before the router's own address of a content page, whose path differs by language. */
const contentPrefix = '/content/'

/** The router's own address of a page: English without the language prefix. */
export function internalPath({ id, params }: Pick<MatchedPage, 'id' | 'params'>): string {
  if (id === 'contentPage') return contentPrefix + encodePath(params.path ?? '')
  return fill(routeTable[id].en, params).replace(/^\/en(?=\/|$)/, '') || '/'
}

/** Before an address that is no page: the router has no route there, and shows that. */
const nowhere = '/-'

/** The router's own address of any public path. */
export function routerPath(pathname: string): string {
  const page = matchPath(pathname)
  return page ? internalPath(page) : nowhere + pathname
}

/** The public address in a language for one of the router's own addresses. */
export function publicPath(internal: string, locale: Locale): string {
  if (internal.startsWith(nowhere)) return internal.slice(nowhere.length) || '/'
  if (internal.startsWith(contentPrefix)) {
    const path = internal.slice(contentPrefix.length)
    return contentPageAddress(locale, path)
  }
  const english = internal === '/' ? '/en' : `/en${internal}`
  const page = findPage(english)
  if (page) return pagePath(page.id, locale, page.params)
  return addressPrefixOf(locale) + internal
}

export function pageDefinition(id: PageId): Page {
  return routeTable[id]
}

type Place = Pick<MatchedPage, 'id' | 'params'>

/** Whether links and menus may lead there. */
export function isOffered(page: Place): boolean {
  return servicesOf(page).every(isServiceOffered)
}

/** Whether it answers: until what people have there is finished, where the page says so. */
export function isReachable(page: Place): boolean {
  const isThere = pageDefinition(page.id).untilFinished ? isServiceReachable : isServiceOffered
  return servicesOf(page).every(isThere)
}

function servicesOf({ id, params }: Place): readonly Service[] {
  if (id !== 'contentPage') return pageDefinition(id).services ?? []
  const service = serviceOfSection().get(params.path?.split('/')[0] ?? '')
  return service ? [service] : []
}

/** Services with a part of the site of their own: pages that editors write there are theirs too. */
const sectionPages = {
  sports: 'groupClasses',
  kindergartens: 'kindergartens',
  health: 'healthCenters',
  eateries: 'eateries',
} as const satisfies Partial<Record<Service, PageId>>

const serviceOfSection = once(
  () =>
    new Map(
      Object.entries(sectionPages).flatMap(([service, page]) =>
        locales.map((locale) => {
          const path = routeTable[page][locale].slice(addressPrefixOf(locale).length)
          return [split(path)[0] ?? '', service as Service] as const
        }),
      ),
    ),
)

type Candidate = { readonly id: PageId; readonly pattern: readonly string[] }

/** Pages that a path with this first segment could be, in the order of the table. */
function candidates(locale: Locale, first: string): readonly Candidate[] {
  const { byFirst, open } = patterns[locale]()
  return byFirst.get(first) ?? open
}

/** Every link of a page asks: paths of pages are taken apart once, and few are looked at. */
const patterns = perLocale((locale) => once(() => takeApart(locale)))

function takeApart(locale: Locale) {
  const all = Object.entries(routeTable)
    .map(([id, page]) => {
      const pattern = split(page[locale])
      return { id: id as PageId, pattern, first: pattern[0] ?? '' }
    })
    .toSorted((one, other) => compareOpenness(one.pattern, other.pattern))
  const isOpen = ({ first }: { first: string }) => first.startsWith('$')
  const byFirst = new Map<string, readonly Candidate[]>(
    all.map(({ first }) => [first, all.filter((one) => isOpen(one) || one.first === first)]),
  )
  return { byFirst, open: all.filter(isOpen) }
}

/** A word comes before a parameter in its place, and that before one that takes the rest. */
function compareOpenness(one: readonly string[], other: readonly string[]): number {
  const openness = (segment = '') =>
    segment.startsWith(rest) ? 2 : segment.startsWith('$') ? 1 : 0
  // Of the longer one, or the order of the two depends on which of them is asked first.
  const longer = one.length < other.length ? other : one
  const at = longer.findIndex((_, index) => openness(one[index]) !== openness(other[index]))
  return at < 0 ? 0 : openness(one[at]) - openness(other[at])
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchSegments(pattern: readonly string[], segments: readonly string[]): PageParams | null {
  const takesRest = pattern.at(-1)?.startsWith(rest) ?? false
  if (takesRest ? segments.length < pattern.length : segments.length !== pattern.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index]
    if (segment === undefined) return null
    if (expected.startsWith(rest)) {
      const values = segments.slice(index).map(decode)
      if (values.includes(null)) return null
      params[expected.slice(rest.length)] = values.join('/')
      continue
    }
    if (expected.startsWith('$')) {
      const value = decode(segment)
      if (value === null) return null
      params[expected.slice(1)] = value
    } else if (expected !== segment) return null
  }
  return params
}

function fill(pattern: string, params: PageParams): string {
  return pattern
    .replace(/\$\.\.\.(\w+)/g, (_, name: string) => encodePath(params[name] ?? ''))
    .replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** Begins the parameter that takes all the rest of a path. */
const rest = '$...'

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Content pages are at most this deep, and never under what the site keeps for itself. */
const deepest = 10

function isReserved(path = ''): boolean {
  const segments = path.split('/')
  const first = `/${segments[0]}`
  return (
    segments.length > deepest ||
    first === nowhere ||
    reservedFirstSegments.some((reserved) => first === `/${reserved}`)
  )
}

function decode(segment: string): string | null {
  if (!segment.includes('%')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

import type { Locale } from '@trivsel/content-contract/content'

/**
 * Every page of the site: its address in both languages and the query parameters that change
 * what the server renders (others are ignored and never part of a cache key).
 * `$name` is a parameter. Links, language switch, hreflang and the page cache derive from this.
 */
type Page = {
  readonly no: string
  readonly en: string
  readonly query?: Readonly<Record<string, RegExp>>
  /** Parameters that only the browser looks at: the rendered page is the same with any value. */
  readonly browserQuery?: readonly string[]
  /** The rendered page differs between small and large screens (page size). */
  readonly screen?: true
  /** Milliseconds for which a rendered page is good when no content change ends it sooner. */
  readonly life?: number
}

/** The second page of a list or a later one; the first has no parameter. */
const laterPage = /^(?!1$)[1-9]\d{0,3}$/
const date = /^\d{4}-\d\d-\d\d$/

export const routeTable = {
  front: { no: '/', en: '/en' },
  kindergartens: {
    no: '/barnehage/barnehager',
    en: '/en/kindergarten/kindergartens',
    query: { page: laterPage },
    screen: true,
  },
  kindergarten: {
    no: '/barnehage/barnehager/$slug',
    en: '/en/kindergarten/kindergartens/$slug',
  },
  groupClasses: {
    no: '/trening/gruppetimer',
    en: '/en/sports/group-classes',
    query: { day: date },
    life: 2_000,
  },
  login: { no: '/logg-inn', en: '/en/login', browserQuery: ['callback'] },
  mySports: { no: '/min-side/trening', en: '/en/my-page/sports' },
} as const satisfies Record<string, Page>

export type PageId = keyof typeof routeTable
export type PageParams = Readonly<Record<string, string>>
export type MatchedPage = { id: PageId; locale: Locale; params: PageParams }

/** Paths of the housing application. They are never one of our routes (specification, section 2). */
export function isHousingPath(pathname: string): boolean {
  return /^\/(bolig|en\/housing)(\/|$)/.test(pathname)
}

export function localeOfPath(pathname: string): Locale {
  return pathname === '/en' || pathname.startsWith('/en/') ? 'en' : 'no'
}

/** The page that a public path stands for, or null. A trailing slash makes no difference. */
export function matchPath(pathname: string): MatchedPage | null {
  const locale = localeOfPath(pathname)
  const segments = split(pathname)
  for (const [id, page] of pages) {
    const params = matchSegments(split(page[locale]), segments)
    if (params) return { id, locale, params }
  }
  return null
}

/** The public address of a page. */
export function pagePath(id: PageId, locale: Locale, params: PageParams = {}): string {
  return fill(routeTable[id][locale], params)
}

/** The router's own address of a page: English without the language prefix. */
export function internalPath({ id, params }: Pick<MatchedPage, 'id' | 'params'>): string {
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
  const english = internal === '/' ? '/en' : `/en${internal}`
  const page = matchPath(english)
  if (page) return pagePath(page.id, locale, page.params)
  return locale === 'en' ? english : internal
}

export function pageDefinition(id: PageId): Page {
  return routeTable[id]
}

const pages = Object.entries(routeTable) as [PageId, Page][]

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '')
}

function matchSegments(pattern: string[], segments: string[]): PageParams | null {
  if (pattern.length !== segments.length) return null
  const params: Record<string, string> = {}
  for (const [index, expected] of pattern.entries()) {
    const segment = segments[index]
    if (segment === undefined) return null
    if (expected.startsWith('$')) {
      const value = decode(segment)
      if (value === null) return null
      params[expected.slice(1)] = value
    } else if (expected !== segment) return null
  }
  return params
}

function fill(pattern: string, params: PageParams): string {
  return pattern.replace(/\$(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

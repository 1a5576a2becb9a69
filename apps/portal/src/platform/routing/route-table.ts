import {
  fixedAddresses,
  type ListedKind,
  listOfKind,
  myPageAddresses,
  reservedFirstSegments,
} from '@trivsel/content-contract/addresses'
import type { Locale } from '@trivsel/content-contract/content'

/**
 * Every page of the site: its address in both languages and the query parameters that change
 * what the server renders (others are ignored and never part of a cache key).
 * `$name` is a parameter, `$...name` one that takes all the rest of the path. Links, language switch, hreflang and the page cache derive from this.
 */
type Page = {
  readonly no: string
  readonly en: string
  readonly query?: Readonly<Record<string, RegExp>>
  /** Parameters that only the browser looks at: the rendered page is the same with any value. */
  readonly browserQuery?: readonly string[]
  /** The browser finds the token of a mailed link behind the `#`. */
  readonly browserFragment?: true
  /** The rendered page differs between small and large screens (page size). */
  readonly screen?: true
  /** What visitors write is without number: such a page is rendered for every request. */
  readonly kept?: false
  /** Milliseconds for which a rendered page is good when no content change ends it sooner. */
  readonly life?: number
}

/** The second page of a list or a later one; the first has no parameter. */
const laterPage = /^(?!1$)[1-9]\d{0,3}$/
const date = /^\d{4}-\d\d-\d\d$/

const key = /^[a-z0-9-]{1,100}$/
/** A page that says whether a place is open: true for as long as a minute lasts. */
const opening = 60_000

/** Address of each item of a list. */
const itemOf = <Name extends string = 'slug'>(kind: ListedKind, name = 'slug' as Name) => {
  const list = fixedAddresses[listOfKind[kind]]
  return { no: `${list.no}/$${name}`, en: `${list.en}/$${name}` } as const
}

const cardList = { query: { page: laterPage }, screen: true } as const

/** What every table of the staff area reads of the address, besides its filters. */
const table = ['sort', 'page'] as const

export const routeTable = {
  front: { no: '/', en: '/en' },
  kindergartens: { ...fixedAddresses.kindergartens, ...cardList },
  kindergarten: itemOf('kindergarten'),
  gyms: { ...fixedAddresses.gyms, ...cardList, life: opening },
  gym: { ...itemOf('gym'), life: opening },
  eateries: {
    ...fixedAddresses.eateries,
    query: { studyPlace: key, servingType: /^(eatery|coffee-bar)$/, page: laterPage },
    life: opening,
  },
  eatery: { ...itemOf('eatery'), life: opening },
  healthCenters: { ...fixedAddresses.healthCenters, ...cardList },
  healthCenter: itemOf('healthCenter'),
  jobListings: { ...fixedAddresses.jobListings, ...cardList, life: opening },
  jobListing: { ...itemOf('jobListing'), life: opening },
  buildingProjects: { ...fixedAddresses.buildingProjects, ...cardList },
  buildingProject: itemOf('buildingProject'),
  studyPlaces: { ...fixedAddresses.studyPlaces, ...cardList },
  studyPlace: itemOf('studyPlace'),
  doctors: { ...fixedAddresses.doctors, query: { healthCenter: key, page: laterPage } },
  dentists: { ...fixedAddresses.dentists, query: { page: laterPage } },
  personalTrainers: {
    ...fixedAddresses.personalTrainers,
    query: { fitnessClub: key, goal: key, page: laterPage },
  },
  eventCalendar: {
    ...fixedAddresses.eventCalendar,
    query: { category: key, place: key, page: laterPage },
    life: opening,
  },
  event: { ...itemOf('event', 'id'), life: opening },
  search: {
    ...fixedAddresses.search,
    query: { q: /^\P{Cc}{1,200}$/u, kind: /^[a-zA-Z]{1,30}$/, page: laterPage },
    kept: false,
  },
  groupClasses: { ...fixedAddresses.groupClasses, query: { day: date }, life: 2_000 },
  login: { no: '/logg-inn', en: '/en/login', browserQuery: ['callback', 'feide', 'id-porten'] },
  loginFeide: { no: '/logg-inn/feide', en: '/en/login/feide', browserQuery: ['callback'] },
  loginIdPorten: {
    no: '/logg-inn/id-porten',
    en: '/en/login/id-porten',
    browserQuery: ['callback'],
  },
  signUp: { no: '/registrering', en: '/en/sign-up', browserQuery: ['callback'] },
  signUpLinkSent: { no: '/registrering/lenke-sendt', en: '/en/sign-up/link-sent' },
  signUpCompleteDetails: {
    no: '/registrering/fullfor-registrering',
    en: '/en/sign-up/complete-details',
    browserFragment: true,
  },
  signUpSuccess: {
    no: '/registrering/fullfort',
    en: '/en/sign-up/success',
    browserQuery: ['callback'],
  },
  forgotPassword: { no: '/glemt-passord', en: '/en/forgot-password' },
  forgotPasswordReset: {
    no: '/glemt-passord/tilbakestill',
    en: '/en/forgot-password/reset',
    browserFragment: true,
  },
  changeEmail: { no: '/bytt-e-post', en: '/en/change-email', browserFragment: true },
  accountSecurity: { ...myPageAddresses.security, browserQuery: ['feide', 'id-porten'] },
  privacy: myPageAddresses.privacy,
  myPage: myPageAddresses.overview,
  profile: myPageAddresses.profile,
  mySports: myPageAddresses.sports,
  staff: { no: '/ansatt', en: '/en/staff' },
  staffInvitation: {
    no: '/ansatt/invitasjon',
    en: '/en/staff/invitation',
    browserFragment: true,
  },
  staffSecurity: { no: '/ansatt/sikkerhet', en: '/en/staff/security' },
  staffPeople: {
    no: '/ansatt/medarbeidere',
    en: '/en/staff/people',
    browserQuery: ['name', 'roles', 'state', ...table],
  },
  staffAuditLog: {
    no: '/ansatt/hendelseslogg',
    en: '/en/staff/audit-log',
    browserQuery: ['actor', 'action', 'day', ...table],
  },
  staffIdentityCheck: { no: '/ansatt/legitimasjon', en: '/en/staff/identity-check' },
  staffSemesterFees: {
    no: '/ansatt/semesteravgift',
    en: '/en/staff/semester-fees',
    browserQuery: ['institution', 'by', ...table],
  },
  /** Whatever else the content system has. Always the last: every address looks like it. */
  contentPage: { no: '/$...path', en: '/en/$...path' },
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
  if (isHousingPath(pathname)) return null
  const locale = localeOfPath(pathname)
  const segments = split(pathname)
  for (const [id, page] of pages) {
    const params = matchSegments(split(page[locale]), segments)
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
    return locale === 'en' ? `/en/${path}` : `/${path}`
  }
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
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

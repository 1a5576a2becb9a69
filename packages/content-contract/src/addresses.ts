import type { Alternates } from './content.ts'
import { type ListedKind, type ListOf, listedKinds } from './kinds.ts'
import { addressPrefixOf, defaultLocale, type Locale, locales, otherLocales } from './locales.ts'

type PerLanguage = Readonly<Record<Locale, string>>
/** A page with a fixed address, and what it is called where the editors have not named it. */
type FixedPlace = { readonly addresses: PerLanguage; readonly name: PerLanguage }

type ListPlaces = { readonly [Kind in ListedKind as ListOf<Kind>]: (typeof listedKinds)[Kind] }
const lists = Object.fromEntries(
  Object.values(listedKinds).map((kind) => [kind.list, kind]),
) as ListPlaces

/** Pages with a fixed address beside the lists of the kinds. */
const services = {
  doctors: {
    addresses: { no: '/helse/leger', en: '/en/health/doctors' },
    name: { no: 'Leger', en: 'Doctors' },
  },
  dentists: {
    addresses: { no: '/helse/tannleger', en: '/en/health/dentists' },
    name: { no: 'Tannleger', en: 'Dentists' },
  },
  personalTrainers: {
    addresses: { no: '/trening/personlige-trenere', en: '/en/sports/personal-trainers' },
    name: { no: 'Personlige trenere', en: 'Personal trainers' },
  },
  groupClasses: {
    addresses: { no: '/trening/gruppetimer', en: '/en/sports/group-classes' },
    name: { no: 'Gruppetimer', en: 'Group classes' },
  },
  courts: {
    addresses: { no: '/trening/haller-og-baner', en: '/en/sports/courts-and-halls' },
    name: { no: 'Haller og baner', en: 'Courts and halls' },
  },
  courseCalendar: {
    addresses: { no: '/kurskalender', en: '/en/course-calendar' },
    name: { no: 'Kurskalender', en: 'Course calendar' },
  },
  contact: {
    addresses: { no: '/kontakt', en: '/en/contact' },
    name: { no: 'Kontakt oss', en: 'Contact us' },
  },
  newsletter: {
    addresses: { no: '/om-oss/nyhetsbrev', en: '/en/about-us/newsletter' },
    name: { no: 'Nyhetsbrev', en: 'Newsletter' },
  },
  semesterWafers: {
    addresses: { no: '/om-oss/semestervafler', en: '/en/about-us/semester-waffles' },
    name: { no: 'Semestervafler', en: 'Semester waffles' },
  },
  infoStand: {
    addresses: { no: '/om-oss/infostand', en: '/en/about-us/info-stand' },
    name: { no: 'Be om infostand', en: 'Ask for an info stand' },
  },
  welcomeLecture: {
    addresses: { no: '/om-oss/velkomstforelesning', en: '/en/about-us/welcome-lecture' },
    name: { no: 'Be om velkomstforelesning', en: 'Ask for a welcome lecture' },
  },
  healthCoordinator: {
    addresses: {
      no: '/om-oss/studenthelsekoordinator',
      en: '/en/about-us/student-health-coordinator',
    },
    name: {
      no: 'Snakk med studenthelsekoordinatoren',
      en: 'Talk to the student health coordinator',
    },
  },
  search: {
    addresses: { no: '/sok', en: '/en/search' },
    name: { no: 'Søk', en: 'Search' },
  },
} as const satisfies Record<string, FixedPlace>

const fixedPages = { ...lists, ...services }
export type FixedPageKey = keyof typeof fixedPages
export const fixedPageKeys = Object.keys(fixedPages) as [FixedPageKey, ...FixedPageKey[]]

const ofFixedPages = <Part extends keyof FixedPlace>(part: Part) =>
  Object.fromEntries(fixedPageKeys.map((key) => [key, fixedPages[key][part]])) as {
    readonly [Key in FixedPageKey]: (typeof fixedPages)[Key][Part]
  }

/**
 * Fixed addresses of the pages that the content system knows by name: lists, forms and services.
 * Others link to them, so they never change (decisions, locales and routes).
 */
export const fixedAddresses = ofFixedPages('addresses')

/** What those pages are called where the editors have not named them, as in a trail. */
export const fixedPageNames = ofFixedPages('name')

/** Pages of my page; editors say which of them its menu shows, in which order and words. */
export const myPageAddresses = {
  overview: { no: '/min-side', en: '/en/my-page' },
  profile: { no: '/min-side/profil', en: '/en/my-page/profile' },
  sports: { no: '/min-side/trening', en: '/en/my-page/sports' },
  onlineTraining: {
    no: '/min-side/trening/nettrening',
    en: '/en/my-page/sports/online-training',
  },
  personalTraining: { no: '/min-side/trening/pt', en: '/en/my-page/sports/pt' },
  boost: { no: '/min-side/trening/boost', en: '/en/my-page/sports/boost' },
  finances: { no: '/min-side/okonomi', en: '/en/my-page/finances' },
  associations: { no: '/min-side/foreninger', en: '/en/my-page/associations' },
  courses: { no: '/min-side/kurs', en: '/en/my-page/courses' },
  kindergarten: { no: '/min-side/barnehage', en: '/en/my-page/kindergarten' },
  health: { no: '/min-side/helse', en: '/en/my-page/health' },
  depositAccount: { no: '/min-side/depositumskonto', en: '/en/my-page/deposit-account' },
  security: { no: '/min-side/sikkerhet', en: '/en/my-page/security' },
  privacy: { no: '/min-side/personvern', en: '/en/my-page/privacy' },
} as const satisfies Record<string, Record<Locale, string>>

/** Pages for which editors write what helps: questions, whom to reach, and on my page the heading too. */
export const helpedAddresses = {
  depositAccount: myPageAddresses.depositAccount,
  onlineTraining: myPageAddresses.onlineTraining,
  personalTraining: myPageAddresses.personalTraining,
  boost: myPageAddresses.boost,
  contact: fixedAddresses.contact,
} as const satisfies Record<string, PerLanguage>
export type HelpedPageKey = keyof typeof helpedAddresses
export const helpedPageKeys = Object.keys(helpedAddresses) as [HelpedPageKey, ...HelpedPageKey[]]

export type MyPageKey = keyof typeof myPageAddresses
export const myPageKeys = Object.keys(myPageAddresses) as [MyPageKey, ...MyPageKey[]]

/** Public address of one item of a list. */
export function listedAddress(kind: ListedKind, locale: Locale, slug: string | number): string {
  return `${listedKinds[kind].addresses[locale]}/${encodeURIComponent(slug)}`
}

/** Public address of a content page. @param path slugs from the top, `helse/psykolog` */
export function contentPageAddress(locale: Locale, path: string): string {
  return `${addressPrefixOf(locale)}/${path}`
}

/** Addresses in the languages in which a slug or path is given. */
export function alternatesOfSlugs(
  slugs: Partial<Record<Locale, string | null | undefined>>,
  address: (locale: Locale, slug: string) => string,
): Alternates {
  const present = locales.flatMap((locale) => {
    const slug = slugs[locale]
    return slug ? [[locale, address(locale, slug)] as const] : []
  })
  return Object.fromEntries(present)
}

/**
 * First parts of paths that a content page may not take: they belong to the site itself, to its
 * files, or to the housing application (specification, section 2: routing rules).
 */
export const reservedFirstSegments: readonly string[] = [
  ...otherLocales(defaultLocale),
  'api',
  'files',
  'assets',
  'drawings',
  'dev',
  'bolig',
  'housing',
  'min-side',
  'my-page',
  'ansatt',
  'staff',
  'logg-inn',
  'login',
  'registrering',
  'sign-up',
  'glemt-passord',
  'forgot-password',
  'bytt-e-post',
  'change-email',
]

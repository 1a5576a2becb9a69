import type { Alternates, Locale } from './content.ts'

/**
 * Fixed addresses of the pages that the content system knows by name: lists, forms and services.
 * Others link to them, so they never change (decisions, locales and routes).
 */
export const fixedAddresses = {
  kindergartens: { no: '/barnehage/barnehager', en: '/en/kindergarten/kindergartens' },
  gyms: { no: '/trening/treningssentre', en: '/en/sports/fitness-clubs' },
  eateries: { no: '/mat-og-drikke/spisesteder', en: '/en/food-and-drink/eateries' },
  healthCenters: { no: '/helse/helsesentre', en: '/en/health/health-centers' },
  jobListings: { no: '/om-oss/ledige-stillinger', en: '/en/about-us/job-listings' },
  buildingProjects: { no: '/om-oss/byggeprosjekter', en: '/en/about-us/building-projects' },
  studyPlaces: { no: '/om-oss/studiesteder', en: '/en/about-us/study-places' },
  doctors: { no: '/helse/leger', en: '/en/health/doctors' },
  dentists: { no: '/helse/tannleger', en: '/en/health/dentists' },
  personalTrainers: { no: '/trening/personlige-trenere', en: '/en/sports/personal-trainers' },
  eventCalendar: { no: '/arrangementer', en: '/en/event-calendar' },
  groupClasses: { no: '/trening/gruppetimer', en: '/en/sports/group-classes' },
  search: { no: '/sok', en: '/en/search' },
} as const satisfies Record<string, Record<Locale, string>>

/** Pages of my page; editors say which of them its menu shows, in which order and words. */
export const myPageAddresses = {
  overview: { no: '/min-side', en: '/en/my-page' },
  profile: { no: '/min-side/profil', en: '/en/my-page/profile' },
  sports: { no: '/min-side/trening', en: '/en/my-page/sports' },
  security: { no: '/min-side/sikkerhet', en: '/en/my-page/security' },
  privacy: { no: '/min-side/personvern', en: '/en/my-page/privacy' },
} as const satisfies Record<string, Record<Locale, string>>

export type MyPageKey = keyof typeof myPageAddresses
export const myPageKeys = Object.keys(myPageAddresses) as [MyPageKey, ...MyPageKey[]]

export type FixedPageKey = keyof typeof fixedAddresses
export const fixedPageKeys = Object.keys(fixedAddresses) as [FixedPageKey, ...FixedPageKey[]]

/** Kinds of content whose pages lie under a list, each under its slug (an event under its id). */
export const listOfKind = {
  kindergarten: 'kindergartens',
  gym: 'gyms',
  eatery: 'eateries',
  healthCenter: 'healthCenters',
  jobListing: 'jobListings',
  buildingProject: 'buildingProjects',
  studyPlace: 'studyPlaces',
  event: 'eventCalendar',
} as const satisfies Record<string, FixedPageKey>
export type ListedKind = keyof typeof listOfKind

/** Every kind of content that has a page of its own. `page` has a path of any depth. */
export const contentKinds = [
  'page',
  'kindergarten',
  'gym',
  'eatery',
  'healthCenter',
  'jobListing',
  'buildingProject',
  'studyPlace',
  'event',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** Public address of one item of a list. */
export function listedAddress(kind: ListedKind, locale: Locale, slug: string | number): string {
  return `${fixedAddresses[listOfKind[kind]][locale]}/${encodeURIComponent(slug)}`
}

/** Public address of a content page. @param path slugs from the top, `helse/psykolog` */
export function contentPageAddress(locale: Locale, path: string): string {
  return locale === 'en' ? `/en/${path}` : `/${path}`
}

/** Addresses in the languages in which a slug or path is given. */
export function alternatesOfSlugs(
  slugs: Partial<Record<Locale, string | null | undefined>>,
  address: (locale: Locale, slug: string) => string,
): Alternates {
  const { no, en } = slugs
  return { ...(no && { no: address('no', no) }), ...(en && { en: address('en', en) }) }
}

/**
 * First parts of paths that a content page may not take: they belong to the site itself, to its
 * files, or to the housing application (specification, section 2: routing rules).
 */
export const reservedFirstSegments: readonly string[] = [
  'en',
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

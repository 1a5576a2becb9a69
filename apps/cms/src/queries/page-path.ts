import type { Locale } from '@trivsel/content-contract/content'

/** Fixed addresses of the lists whose pages editors may link to, under which each page has its slug. */
const listPaths = {
  kindergartens: {
    no: '/barnehage/barnehager',
    en: '/en/kindergarten/kindergartens',
  },
} as const satisfies Record<string, Record<Locale, string>>

export type PageCollection = keyof typeof listPaths

export function isPageCollection(name: string): name is PageCollection {
  return name in listPaths
}

/** Path of a page on the site, or null when it has no slug in that language. */
export function pagePath(collection: PageCollection, locale: Locale, slug: unknown): string | null {
  return typeof slug === 'string' && slug ? `${listPaths[collection][locale]}/${slug}` : null
}

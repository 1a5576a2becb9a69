import {
  contentPageAddress,
  fixedAddresses,
  reservedFirstSegments,
} from '@trivsel/content-contract/addresses'
import { listedKinds } from '@trivsel/content-contract/kinds'
import { type Locale, locales, perLocale } from '@trivsel/content-contract/locales'

export type PerLocale = Record<Locale, string | null>

/** A page with its place in the tree. */
export type TreePage = {
  id: number
  parentId: number | null
  published: boolean
  slug: PerLocale
  path: PerLocale
}

/** Slugs joined from the top. A page that is not there in a language adds nothing to it. */
export function joinSlugs(above: PerLocale, slug: PerLocale): PerLocale {
  const join = (locale: Locale) => [above[locale], slug[locale]].filter(Boolean).join('/') || null
  return perLocale(join)
}

/**
 * The new paths of a page and of everything below it.
 * @param above joined slugs of the pages above the topmost one
 * @param tree the topmost page first, every other one after its parent
 */
export function placePages(above: PerLocale, tree: TreePage[]) {
  const places = new Map<number, { path: PerLocale; joined: PerLocale }>()
  for (const { id, parentId, slug } of tree) {
    const over = (parentId !== null && places.get(parentId)?.joined) || above
    const joined = joinSlugs(over, slug)
    const path = (locale: Locale) => (slug[locale] ? joined[locale] : null)
    places.set(id, { joined, path: perLocale(path) })
  }
  return places
}

export function samePaths(one: PerLocale, other: PerLocale): boolean {
  return locales.every((locale) => (one[locale] || null) === (other[locale] || null))
}

const listAddresses = Object.values(listedKinds).map(({ addresses }) => addresses)

/** Whether an address belongs to the site itself, so that no content page may have it. */
export function isReservedPath(locale: Locale, path: string): boolean {
  const [first = ''] = path.split('/')
  const address = contentPageAddress(locale, path)
  return (
    reservedFirstSegments.includes(first) ||
    Object.values(fixedAddresses).some((fixed) => fixed[locale] === address) ||
    listAddresses.some((list) => address.startsWith(`${list[locale]}/`))
  )
}

import type { PageReference, TextLink } from '@trivsel/content-contract/content'
import { getLocale } from '#locale'
import { type PageId, pagePath } from '#platform/routing/route-table.ts'
import type { MyPageEntry } from './my-page-offer.ts'

/** The menu of my page. Addresses are those of one language. */
export type Navigation = {
  readonly entries: readonly TextLink[]
  /** The links below an entry, whose address is `parent`. */
  readonly below: readonly { readonly parent: string; readonly link: TextLink }[]
  /** Addresses that only fitness members see (specification, section 6). */
  readonly forMembers: readonly string[]
}

const addressOf = (page: PageId) => pagePath(page, getLocale())

const toLink = ({ page, name }: MyPageEntry): TextLink => ({
  text: name(),
  href: addressOf(page),
  openInNewTab: false,
})

/** @param chosen by the editors; without it the menu has the pages that are always there */
export function toNavigation(
  offered: readonly MyPageEntry[],
  chosen: readonly TextLink[] = offered.filter(({ below }) => !below).map(toLink),
): Navigation {
  return {
    entries: chosen,
    below: offered.flatMap((entry) =>
      entry.below ? [{ parent: addressOf(entry.below), link: toLink(entry) }] : [],
    ),
    forMembers: offered.filter(({ forMembers }) => forMembers).map(({ page }) => addressOf(page)),
  }
}

/** `isHeld`: its place is held, and it is not seen, until it is known whether it is for the reader. */
export type ShownPart = TextLink & { readonly isHeld?: true }
export type ShownEntry = { readonly link: TextLink; readonly below: readonly ShownPart[] }

/**
 * What somebody sees who is at a path: below an entry only while they are there, or at one below. Who is at
 * the pages of sports is most likely a member: nothing moves when that is known.
 * @param reader.isFitnessMember `undefined` while it is not known
 */
export function shownEntries(
  { entries, below, forMembers }: Navigation,
  { path, isFitnessMember }: { path: string; isFitnessMember: boolean | undefined },
): ShownEntry[] {
  const isForAll = ({ href }: TextLink) => !forMembers.includes(href)
  const isFor = (link: TextLink) => isFitnessMember === true || isForAll(link)
  const isThere = (href: string) => path === href || path.startsWith(`${href}/`)
  return entries.filter(isFor).map((link) => {
    const parts = below
      .filter(({ parent }) => parent === link.href)
      .map((part): ShownPart => (isFor(part.link) ? part.link : { ...part.link, isHeld: true }))
      .filter((part) => !part.isHeld || isFitnessMember === undefined)
    // The address of a part need not be below that of its entry.
    const isOpen = [link, ...parts].some(({ href }) => isThere(href))
    return { link, below: isOpen ? parts : [] }
  })
}

/** The pages between the overview and a path, for the trail above it. */
export function pagesAbove({ entries, below }: Navigation, path: string): PageReference[] {
  return [...entries, ...below.map(({ link }) => link)]
    .filter(({ href }) => href !== addressOf('myPage') && path.startsWith(`${href}/`))
    .toSorted((one, other) => one.href.length - other.href.length)
    .map(({ text, href }) => ({ name: text, href }))
}

/** The entry where somebody is, or the closest one above; empty where the menu has none. */
export function nameOfCurrent(entries: readonly ShownEntry[], path: string): string {
  const above = entries
    .flatMap(({ link, below }) => [link, ...below])
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
  const [closest] = above.toSorted((one, other) => other.href.length - one.href.length)
  return closest?.text ?? ''
}

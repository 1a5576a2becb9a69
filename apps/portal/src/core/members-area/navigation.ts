import type { TextLink } from '@trivsel/content-contract/content'
import { getLocale } from '#locale'
import { matchPath, type PageId, pagePath } from '#platform/routing/route-table.ts'
import type { MyPageEntry, MyPageSectionEntry } from './my-page-offer.ts'

/** Pages whose entries only fitness members see (specification, section 6). */
const membersOnlyPages: ReadonlySet<PageId> = new Set(['myFinances'])

/** The pages that are always there. */
export function fixedNavigation(entries: readonly MyPageEntry[]): TextLink[] {
  return entries.map(({ page, name }) => ({
    text: name(),
    href: pagePath(page, getLocale()),
    openInNewTab: false,
  }))
}

/** By the address of the page that they stand below, in the language of the page. */
export function sectionNavigation(
  entries: readonly MyPageSectionEntry[],
): Readonly<Record<string, TextLink[]>> {
  const sections = Object.groupBy(entries, ({ section }) => pagePath(section, getLocale()))
  return Object.fromEntries(
    Object.entries(sections).map(([address, below = []]) => [address, fixedNavigation(below)]),
  )
}

/** The section that a page belongs to, the page that it stands below with it. */
export function findSection(
  sections: ReturnType<typeof sectionNavigation>,
  path: string,
): { address: string; links: readonly TextLink[] } | null {
  const found = Object.entries(sections).find(([, links]) =>
    links.some(({ href }) => href === path),
  )
  return found ? { address: found[0], links: found[1] } : null
}

/** The entries that somebody sees, a fitness member or not. */
export function visibleEntries(
  entries: readonly TextLink[],
  isFitnessMember: boolean,
  membersOnly = membersOnlyPages,
): TextLink[] {
  return entries.filter(({ href }) => {
    const page = matchPath(href)
    return isFitnessMember || !page || !membersOnly.has(page.id)
  })
}

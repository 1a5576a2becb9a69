import type { TextLink } from '@trivsel/content-contract/content'
import { getLocale } from '#locale'
import { matchPath, type PageId, pagePath } from '#platform/routing/route-table.ts'
import type { MyPageEntry } from './my-page-offer.ts'

/** Pages whose entries only fitness members see (specification, section 6). */
const membersOnlyPages: ReadonlySet<PageId> = new Set()

/** The pages that are always there. */
export function fixedNavigation(entries: readonly MyPageEntry[]): TextLink[] {
  return entries.map(({ page, name }) => ({
    text: name(),
    href: pagePath(page, getLocale()),
    openInNewTab: false,
  }))
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

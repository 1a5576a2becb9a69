import type { TextLink } from '@trivsel/content-contract/content'
import { getLocale } from '#locale'
import { m } from '#messages'
import { matchPath, type PageId, pagePath } from '#platform/routing/route-table.ts'

/** Pages whose entries only fitness members see (specification, section 6). */
const membersOnlyPages: ReadonlySet<PageId> = new Set()

/** The pages that are always there. */
export function fixedNavigation(): TextLink[] {
  return [
    entry('myPage', m.my_page_overview()),
    entry('profile', m.my_page_profile()),
    entry('mySports', m.my_page_sports()),
    entry('accountSecurity', m.my_page_security()),
    entry('privacy', m.my_page_privacy()),
  ]
}

function entry(page: PageId, text: string): TextLink {
  return { text, href: pagePath(page, getLocale()), openInNewTab: false }
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

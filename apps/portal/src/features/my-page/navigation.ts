import { m } from '#messages'
import type { PageId } from '#platform/routing/route-table.ts'

export type NavigationEntry = {
  page: PageId
  text: () => string
  /** Finances and personal trainer are hidden for who is no fitness member (specification, section 6). */
  membersOnly?: true
}

/** The pages of my page in their order. */
export const navigation: readonly NavigationEntry[] = [
  { page: 'myPage', text: m.my_page_overview },
  { page: 'profile', text: m.my_page_profile },
  { page: 'mySports', text: m.my_page_sports },
  { page: 'accountSecurity', text: m.my_page_security },
  { page: 'privacy', text: m.my_page_privacy },
]

export function visibleEntries(
  entries: readonly NavigationEntry[],
  isFitnessMember: boolean,
): NavigationEntry[] {
  return entries.filter(({ membersOnly }) => isFitnessMember || !membersOnly)
}

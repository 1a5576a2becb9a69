import { expect, test } from 'vitest'
import { type PageId, pagePath } from '#platform/routing/route-table.ts'
import { findSection, sectionNavigation, visibleEntries } from './navigation.ts'

const link = (href: string) => ({ text: href, href, openInNewTab: false })

test('what is for members is hidden for everybody else, in both languages', () => {
  const membersOnly = new Set<PageId>(['mySports'])
  const open = [link(pagePath('profile', 'no')), link('https://example.org'), link('/helse')]
  const closed = [link(pagePath('mySports', 'no')), link(pagePath('mySports', 'en'))]
  expect(visibleEntries([...open, ...closed], false, membersOnly)).toEqual(open)
  expect(visibleEntries([...open, ...closed], true, membersOnly)).toEqual([...open, ...closed])
})

test('pages that belong together are found from each of them, finances by members alone', () => {
  const name = () => 'name'
  const sections = sectionNavigation([
    { section: 'mySports', page: 'mySports', name, order: 1 },
    { section: 'mySports', page: 'myFinances', name, order: 2 },
  ])
  const sports = pagePath('mySports', 'no')
  const finances = pagePath('myFinances', 'no')
  expect(findSection(sections, finances)?.address).toBe(sports)
  expect(findSection(sections, pagePath('profile', 'no'))).toBeNull()
  const shownTo = (isMember: boolean) =>
    visibleEntries(findSection(sections, sports)?.links ?? [], isMember).map(({ href }) => href)
  expect(shownTo(true)).toEqual([sports, finances])
  expect(shownTo(false)).toEqual([sports])
})

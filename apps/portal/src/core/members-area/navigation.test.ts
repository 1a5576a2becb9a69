import { expect, test } from 'vitest'
import { type PageId, pagePath } from '#platform/routing/route-table.ts'
import { visibleEntries } from './navigation.ts'

const link = (href: string) => ({ text: href, href, openInNewTab: false })

test('what is for members is hidden for everybody else, in both languages', () => {
  const membersOnly = new Set<PageId>(['mySports'])
  const open = [link(pagePath('profile', 'no')), link('https://example.org'), link('/helse')]
  const closed = [link(pagePath('mySports', 'no')), link(pagePath('mySports', 'en'))]
  expect(visibleEntries([...open, ...closed], false, membersOnly)).toEqual(open)
  expect(visibleEntries([...open, ...closed], true, membersOnly)).toEqual([...open, ...closed])
})

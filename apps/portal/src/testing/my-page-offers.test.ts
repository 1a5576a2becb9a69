import { expect, test } from 'vitest'
import { fixedNavigation, visibleEntries } from '#core/members-area/navigation.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { myPageCards } from '../my-page-cards.ts'
import { myPageEntries } from '../my-page-entries.ts'

test('everybody finds overview, profile, sports and security when the content system is away', () => {
  const shown = visibleEntries(fixedNavigation(myPageEntries), false).map(({ href }) => href)
  const pages = ['myPage', 'profile', 'mySports', 'accountSecurity', 'privacy'] as const
  const wanted = pages.map((page) => pagePath(page, 'no'))
  expect(shown.filter((href) => wanted.includes(href))).toEqual(wanted)
})

test('no two entries of my page, and no two cards, stand in the same place', () => {
  for (const items of [myPageEntries, myPageCards]) {
    const orders = items.map(({ order }) => order)
    expect(new Set(orders).size).toBe(orders.length)
    expect(orders.length).toBeGreaterThan(2)
  }
})

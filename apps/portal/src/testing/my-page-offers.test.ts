import { expect, test } from 'vitest'
import { fixedNavigation, visibleEntries } from '#core/members-area/navigation.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { myPageCards } from '../my-page-cards.ts'
import { myPageEntries } from '../my-page-entries.ts'

test('everybody finds overview, profile, sports and security when the content system is away', () => {
  const entries = visibleEntries(fixedNavigation(myPageEntries), false)
  const pages = ['myPage', 'profile', 'mySports', 'accountSecurity', 'privacy'] as const
  expect(entries.map(({ href }) => href)).toEqual(pages.map((page) => pagePath(page, 'no')))
})

test('no two entries of my page, and no two cards, stand in the same place', () => {
  for (const items of [myPageEntries, myPageCards]) {
    const orders = items.map(({ order }) => order)
    expect(new Set(orders).size).toBe(orders.length)
    expect(orders.length).toBeGreaterThan(2)
  }
})

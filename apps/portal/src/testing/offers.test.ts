import { expect, test } from 'vitest'
import { toNavigation } from '#core/members-area/navigation.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { staffWork } from '../features.server.ts'
import { loginMethods } from '../offers/login-methods.ts'
import { readLoginProblems } from '../offers/login-problems.ts'
import { myPageCards } from '../offers/my-page-cards.ts'
import { myPageEntries } from '../offers/my-page-entries.ts'
import { mySportsSections } from '../offers/my-sports-sections.ts'
import { proofLinks } from '../offers/proof-links.ts'
import { publicFrame } from '../offers/public-frame.ts'
import { securitySections } from '../offers/security-sections.ts'
import { staffOffers } from '../offers/staff.ts'
import { todayOffers } from '../offers/today.ts'

test('everybody finds overview, profile, sports and security when the content system is away', () => {
  const shown = toNavigation(myPageEntries()).entries.map(({ href }) => href)
  const pages = ['myPage', 'profile', 'mySports', 'accountSecurity', 'privacy'] as const
  const wanted = pages.map((page) => pagePath(page, 'no'))
  expect(shown.filter((href) => wanted.includes(href))).toEqual(wanted)
})

test.each([
  ['entries of my page', myPageEntries(), 3],
  ['cards of my page', myPageCards(), 3],
  ['what is booked beside classes', mySportsSections(), 1],
  ['parts of the public frame', publicFrame, 2],
  ['ways to log in', loginMethods, 1],
  ['sections about security', securitySections, 1],
  ['ways to prove a national id', proofLinks, 1],
  ['what the front page says of today', todayOffers(), 4],
])('%s are found, and no two have the same place', (_, offers, atLeast) => {
  const orders = offers.map(({ order }) => order)
  expect(new Set(orders).size).toBe(orders.length)
  expect(orders.length).toBeGreaterThanOrEqual(atLeast)
})

test('why a way to log in led back is read under its name, and nothing else of the address', () => {
  const search = { feide: 'PROVIDER_DENIED', 'id-porten': 7, callback: '/min-side' }
  expect(readLoginProblems(search)).toEqual({ feide: 'PROVIDER_DENIED' })
})

test('what waits is counted for pages of the menu, for those who may see them', () => {
  for (const { page, roles } of staffWork) {
    const entry = staffOffers().pages.find(({ to }) => to === page)
    expect([page, entry?.roles?.toSorted()]).toEqual([page, [...roles].sort()])
  }
  expect(staffWork.length).toBeGreaterThan(4)
})

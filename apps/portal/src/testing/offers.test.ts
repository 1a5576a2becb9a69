import { describe, expect, it, test } from 'vitest'
import type { CaseKind } from '#core/cases/case-kind.server.ts'
import { rolesOfKind } from '#core/cases/kinds-of.ts'
import { toNavigation } from '#core/members-area/navigation.ts'
import type { StaffPage } from '#core/staff-area/staff-offer.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import { caseKinds, staffWork } from '../features.server.ts'
import { loginMethods } from '../offers/login-methods.ts'
import { readLoginProblems } from '../offers/login-problems.ts'
import { myPageCards } from '../offers/my-page-cards.ts'
import { myPageEntries } from '../offers/my-page-entries.ts'
import { mySportsSections } from '../offers/my-sports-sections.ts'
import { proofLinks } from '../offers/proof-links.ts'
import { publicFrame } from '../offers/public-frame.ts'
import { securitySections } from '../offers/security-sections.ts'
import { forHandled, staffOffers } from '../offers/staff.ts'
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

describe('what is for cases', () => {
  const page = { to: '/staff/cases', forCases: true } as const
  const setup = { to: '/staff/cases/setup', forCases: true, roles: ['admin'] } as const
  const other = { to: '/staff/inquiries' } as const
  const items: Pick<StaffPage, 'to' | 'roles' | 'forCases'>[] = [page, setup, other]

  it('is for those who handle one of the kinds, or whom it names', () => {
    const kinds = [{ roles: ['health'] }, {}, { roles: ['health'] }] as const
    expect(forHandled(kinds, items)).toEqual([
      { ...page, roles: ['health', 'caseworker'] },
      setup,
      other,
    ])
    expect(forHandled([{ roles: ['health'] }], [page])).toEqual([{ ...page, roles: ['health'] }])
  })

  it('is nowhere without a kind', () => {
    expect(forHandled([], items)).toEqual([other])
  })
})

test('a kind of case is for the same people on the pages as in the API', () => {
  const ofKind = (one: Pick<CaseKind, 'kind' | 'roles' | 'isConfidential'>) => [
    one.kind,
    rolesOfKind(one),
    one.isConfidential ?? false,
  ]
  const views = staffOffers().caseViews.map(ofKind)
  expect(views.toSorted()).toEqual(caseKinds.map(ofKind).toSorted())
})

import { expect, test } from 'vitest'
import type { Page } from '#platform/routing/page.ts'
import { type PageId, pageDefinition, pageIds } from '#platform/routing/route-table.ts'

/** Why React must go on in the browser on a public page (docs/adr/0089-light-pages.md). */
type Reason =
  | 'account'
  | 'booking'
  | 'form'
  | 'mailed link'
  | 'own data'
  | 'payment'
  | 'tablet'
  | 'workbench'

/** Public pages that are not light. */
const hydrated: Partial<Record<PageId, Reason>> = {
  login: 'account',
  loginFeide: 'account',
  loginIdPorten: 'account',
  signUp: 'account',
  signUpLinkSent: 'account',
  signUpSuccess: 'account',
  forgotPassword: 'account',
  verify: 'mailed link',
  signUpCompleteDetails: 'mailed link',
  forgotPasswordReset: 'mailed link',
  changeEmail: 'mailed link',
  classLink: 'mailed link',
  depositPayment: 'mailed link',
  newsletterConfirm: 'mailed link',
  newsletterUnsubscribe: 'mailed link',
  associationContactInvitation: 'mailed link',
  associationFollowConfirm: 'mailed link',
  associationFollowEnd: 'mailed link',
  associationFounder: 'mailed link',
  associationInvitation: 'mailed link',
  groupClasses: 'booking',
  courts: 'booking',
  courseBookList: 'booking',
  courseBook: 'booking',
  associationEvent: 'booking',
  coursePayList: 'payment',
  coursePay: 'payment',
  coursePaid: 'payment',
  eventPlacePay: 'payment',
  eventPlacePaid: 'payment',
  associationFeePayment: 'payment',
  associationFeePaid: 'payment',
  membership: 'own data',
  membershipPurchase: 'payment',
  membershipConfirmation: 'payment',
  courseTicket: 'own data',
  associationMessage: 'form',
  associationFollow: 'form',
  joinAssociation: 'form',
  becomeAssociationMember: 'form',
  contact: 'form',
  semesterWafers: 'form',
  infoStand: 'form',
  welcomeLecture: 'form',
  healthCoordinator: 'form',
  newsletter: 'form',
  kindergartenTablet: 'tablet',
  parts: 'workbench',
}

const definition = (id: PageId): Page => pageDefinition(id)
const isPublic = (id: PageId) => !/^\/(?:min-side|ansatt)(?:\/|$)/.test(definition(id).no)
const isLight = (id: PageId) => definition(id).light === true

test('a public page is light, or it is said here why not', () => {
  const others = pageIds.filter((id) => isPublic(id) && !isLight(id))
  expect(others.sort()).toEqual(Object.keys(hydrated).sort())
})

test('a light page is public, and has nothing that only React handles', () => {
  const light = pageIds.filter(isLight)
  expect(light.length).toBeGreaterThan(20)
  for (const id of light) {
    expect(isPublic(id), id).toBe(true)
    expect(definition(id), id).not.toHaveProperty('paysByCard')
    expect(definition(id), id).not.toHaveProperty('browserFragment')
  }
})

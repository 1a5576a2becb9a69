import type { PageId } from '#platform/routing/route-table.ts'

/** Everybody who may ask, from nobody to all rights. */
export const askers = [
  'visitor',
  'logged in',
  'fitness member',
  'admin without a code',
  'caseworker',
  'payout-approver',
  'sports',
  'contact',
  'admin',
] as const
export type Asker = (typeof askers)[number]

/**
 * What an asker gets: in, "log in first" (401 UNAUTHENTICATED), "not you" (403 FORBIDDEN), "a code
 * first" (403 SECOND_FACTOR_REQUIRED), or "a key first" (401 for who has not the key of a machine).
 * Being let in is not to succeed: what is asked for need not be there.
 */
export type Answer = 'in' | 'login' | 'no' | 'code' | 'key'

const everybody = ['in', 'in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'] as const
const people = ['login', 'in', 'in', 'in', 'in', 'in', 'in', 'in', 'in'] as const
/** On the way into the staff area: of the staff, but without a code as yet. */
const before = ['login', 'no', 'no', 'in', 'in', 'in', 'in', 'in', 'in'] as const
const staff = ['login', 'no', 'no', 'code', 'in', 'in', 'in', 'in', 'in'] as const
const admins = ['login', 'no', 'no', 'code', 'no', 'no', 'no', 'no', 'in'] as const
const caseworkers = ['login', 'no', 'no', 'code', 'in', 'no', 'no', 'no', 'in'] as const
const machines = ['key', 'key', 'key', 'key', 'key', 'key', 'key', 'key', 'key'] as const

type Row = readonly [expected: readonly Answer[], body?: unknown]

const code = { code: '000000' }

/** Every route of the API, in the columns of `askers`; a body where the answer depends on it. */
export const routes: Readonly<Record<string, Row>> = {
  'POST /api/auth/sign-in/email': [everybody],
  'POST /api/auth/sign-out': [everybody],
  'GET /api/preview': [everybody],
  'GET /api/preview/end': [everybody],
  'POST /api/semester-registrations': [machines],

  'GET /api/frontend/session': [everybody],
  'GET /api/frontend/content/:query': [everybody],
  'GET /api/frontend/enonic/dynamic-urls': [machines],
  'GET /api/frontend/search': [everybody],
  'POST /api/frontend/events': [everybody],
  'GET /api/frontend/sports/group-exercises': [everybody],
  'GET /api/frontend/sports/group-exercises/details/:id': [everybody],

  'POST /api/frontend/accounts/sign-up': [everybody],
  'POST /api/frontend/accounts/sign-up/complete': [everybody],
  'POST /api/frontend/accounts/forgot-password': [everybody],
  'POST /api/frontend/accounts/reset-password': [everybody],
  'POST /api/frontend/accounts/links/check': [everybody],
  'POST /api/frontend/accounts/email/confirm': [everybody],
  'GET /api/frontend/accounts/email': [people],
  'POST /api/frontend/accounts/email': [people],
  'PUT /api/frontend/accounts/password': [people],
  'GET /api/frontend/accounts/sessions': [people],
  'DELETE /api/frontend/accounts/sessions': [people],
  'DELETE /api/frontend/accounts/sessions/:id': [people],

  'GET /api/frontend/accounts/feide': [everybody],
  'GET /api/frontend/accounts/feide/start': [everybody],
  'GET /api/frontend/accounts/feide/callback': [everybody],
  'GET /api/frontend/accounts/feide/proof': [everybody],
  'DELETE /api/frontend/accounts/feide/proof': [everybody],
  'GET /api/frontend/accounts/feide/link': [people],
  'POST /api/frontend/accounts/feide/link': [people],
  'DELETE /api/frontend/accounts/feide/link': [people],
  'GET /api/frontend/accounts/id-porten': [everybody],
  'GET /api/frontend/accounts/id-porten/start': [everybody],
  'GET /api/frontend/accounts/id-porten/callback': [everybody],
  'GET /api/frontend/accounts/id-porten/proof': [everybody],
  'DELETE /api/frontend/accounts/id-porten/proof': [everybody],
  'GET /api/frontend/accounts/id-porten/link': [people],
  'POST /api/frontend/accounts/id-porten/link': [people],
  'DELETE /api/frontend/accounts/id-porten/link': [people],

  'GET /api/frontend/user/details': [people],
  'PUT /api/frontend/user/details': [people],
  'PUT /api/frontend/user/details/national-id': [people],
  'DELETE /api/frontend/user/details/national-id': [people],
  'POST /api/frontend/user/details/national-id/reveal': [people],
  'GET /api/frontend/user/privacy/access-log': [people],
  'POST /api/frontend/user/privacy/download': [people],
  'GET /api/frontend/user/privacy/deletion': [people],
  'POST /api/frontend/user/privacy/deletion': [people],
  'GET /api/frontend/user/semester-fees': [people],
  'GET /api/frontend/user/sports/memberships': [people],
  'GET /api/frontend/user/sports/bookings': [people],
  'PUT /api/frontend/user/sports/bookings': [people],
  'DELETE /api/frontend/user/sports/bookings': [people],

  'POST /api/frontend/staff/invitations/check': [everybody],
  'POST /api/frontend/staff/invitations/accept': [everybody],
  'POST /api/frontend/staff/invitations/join': [people],
  // Nobody here has just followed an invitation: staff are told that it is too late.
  'POST /api/frontend/staff/factor': [before],
  'POST /api/frontend/staff/factor/confirm': [before, code],
  'GET /api/frontend/staff/access': [before],
  'POST /api/frontend/staff/access': [before, code],
  'DELETE /api/frontend/staff/access': [people],
  'POST /api/frontend/staff/factor/recovery-codes': [staff, code],
  'GET /api/frontend/staff/people': [admins],
  'POST /api/frontend/staff/invitations': [admins],
  'DELETE /api/frontend/staff/invitations/:id': [admins],
  'PUT /api/frontend/staff/people/:userId/roles': [admins],
  'DELETE /api/frontend/staff/people/:userId': [admins],
  'POST /api/frontend/staff/people/:userId/factor-reset': [admins],
  'GET /api/frontend/staff/audit': [admins],
  'POST /api/frontend/staff/identity-checks/find': [caseworkers],
  'POST /api/frontend/staff/identity-checks': [caseworkers],
  'GET /api/frontend/staff/semester-deliveries': [admins],
  'POST /api/frontend/staff/semester-deliveries': [admins],
}

/**
 * Every page. All are sent to whoever asks, the same to everybody: `shell` marks those that are
 * empty until the browser has asked the API, by the rows above, and was let in.
 */
export const pages: Readonly<Record<PageId, 'public' | 'shell'>> = {
  front: 'public',
  kindergartens: 'public',
  kindergarten: 'public',
  gyms: 'public',
  gym: 'public',
  eateries: 'public',
  eatery: 'public',
  healthCenters: 'public',
  healthCenter: 'public',
  jobListings: 'public',
  jobListing: 'public',
  buildingProjects: 'public',
  buildingProject: 'public',
  studyPlaces: 'public',
  studyPlace: 'public',
  doctors: 'public',
  dentists: 'public',
  personalTrainers: 'public',
  eventCalendar: 'public',
  event: 'public',
  search: 'public',
  groupClasses: 'public',
  contentPage: 'public',
  login: 'public',
  loginFeide: 'shell',
  loginIdPorten: 'shell',
  signUp: 'public',
  signUpLinkSent: 'public',
  signUpCompleteDetails: 'shell',
  signUpSuccess: 'public',
  forgotPassword: 'public',
  forgotPasswordReset: 'shell',
  changeEmail: 'shell',
  accountSecurity: 'shell',
  privacy: 'shell',
  myPage: 'shell',
  mySports: 'shell',
  profile: 'shell',
  staff: 'shell',
  staffInvitation: 'shell',
  staffSecurity: 'shell',
  staffPeople: 'shell',
  staffAuditLog: 'shell',
  staffIdentityCheck: 'shell',
  staffSemesterFees: 'shell',
}

import type { StaffRole } from './roles.ts'

/** Refusals of everything under `/api/frontend/staff`, and the status that carries each. */
export const staffRefusals = {
  UNAUTHENTICATED: 401,
  /** No member of staff, or one without the role. */
  FORBIDDEN: 403,
  SECOND_FACTOR_REQUIRED: 403,
  WRONG_CODE: 403,
  TOO_MANY_CODES: 429,
  /** A second factor is set up within an hour of an invitation, or not at all. */
  ENROLMENT_CLOSED: 403,
  ALREADY_ENROLLED: 409,
  LINK_NOT_VALID: 410,
  /** The invitation went to another address than that of the account that is logged in. */
  OTHER_ACCOUNT: 403,
  /** The owner of an account proves it by logging in. */
  LOGIN_REQUIRED: 409,
  ALREADY_STAFF: 409,
  /** Nobody acts for themselves: it concerns the caller (`core/person-concerned`). */
  OWN_CASE: 403,
  STAFF_NOT_FOUND: 404,
  INVITATION_NOT_FOUND: 404,
  /** Of the caller, or not at all. */
  VIEW_NOT_FOUND: 404,
  VIEW_NAME_TAKEN: 409,
  /** One list has as many saved views as it may have. */
  TOO_MANY_VIEWS: 409,
} as const
export type StaffRefusal = keyof typeof staffRefusals

/** `GET /api/frontend/staff/access`: how far a member of staff has come. */
export type StaffAccess =
  | { state: 'enrolment-open' | 'enrolment-closed' | 'code-needed' }
  | {
      state: 'open'
      name: string
      roles: StaffRole[]
      /** ISO 8601: the end that no use moves. */
      endsAt: string
      recoveryCodesLeft: number
      /** ISO 8601: of the backup that the site was restored from, until it is released. */
      restoredFrom: string | null
    }

/** `GET /api/frontend/staff/work`: pages of the caller's roles on which something waits. */
export type StaffWork = { items: WorkOnPage[] }

/**
 * How much waits on one page of the staff area, by the page's name in its menu: `/staff/cases`. As many
 * as its list has, including what only a colleague may do: what one has prepared or proposed oneself.
 */
export type WorkOnPage = {
  page: string
  waiting: number
  /** Of those, the ones past their deadline; 0 where nothing has one. */
  overdue: number
  /** Of those, the ones assigned to the caller; 0 where nothing is assigned. */
  mine: number
}

/** Of somebody who has given a code. */
export type OpenStaffAccess = Extract<StaffAccess, { state: 'open' }>

/** `POST /api/frontend/staff/factor`: shown once, to be put into an authenticator app. */
export type { NewFactor } from '@trivsel/account-guard/totp'

/** Shown once: ours are hashes. */
export type RecoveryCodes = { recoveryCodes: string[] }

import { type DeletionRefusal, deletionRefusals } from '#core/personal-data/contract.ts'

/** Refusals of `/api/frontend/user/privacy`, beside those of accounts, and the status of each. */
export const privacyRefusals = { ...deletionRefusals, CONFIRMATION_WRONG: 422 } as const
export type PrivacyRefusal = keyof typeof privacyRefusals

/** Oneself, somebody of the staff, or an account that is no longer there. */
export type AccessLogActor = 'self' | 'staff' | 'gone'

export type AccessLogEntry = {
  id: number
  /** ISO 8601. */
  at: string
  actor: AccessLogActor
  /** What was looked at, and why: `national-id`, `own-profile`. */
  data: string
  reason: string
}

/** `GET …/access-log?page=`: the newest first. */
export type AccessLogPage = {
  items: AccessLogEntry[]
  page: number
  hasMore: boolean
  /** How long entries are kept. */
  retentionMonths: number
}

/** `GET …/deletion?language=`: what deletion would do, in words. */
export type DeletionPreview = {
  removed: string[]
  kept: { name: string; because: string }[]
  /** Empty when the account can be deleted now. */
  blockedBy: DeletionRefusal[]
}

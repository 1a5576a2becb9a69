import type { RevocationReason } from '#core/documents/checks/contract.ts'
import type { Attended } from '#core/documents/course/attended.ts'
import type { Confirmed } from '#core/documents/deposit/confirmed.ts'
import type { Localized } from '#platform/i18n/localized.ts'

/** `POST /api/frontend/document-checks`: what the letter with that code says, or that it no longer holds. */
export type CheckedLetter =
  | {
      readonly state: 'valid'
      readonly kind: 'deposit-confirmation'
      readonly says: Confirmed
      /** The name of the institution. */
      readonly institution: Localized
    }
  | { readonly state: 'valid'; readonly kind: 'course-certificate'; readonly says: Attended }
  /** `revokedOn`: the day in Norway, `2026-11-22`, like `issuedOn`. */
  | {
      readonly state: 'revoked'
      readonly issuedOn: string
      readonly revokedOn: string
      readonly because: RevocationReason
    }
  /** What it said has been deleted. */
  | { readonly state: 'forgotten'; readonly issuedOn: string }

/** Refusals of `/api/frontend/document-checks`, and the status of each. */
export const checkRefusals = {
  /** No letter of ours has that code. */
  DOCUMENT_NOT_FOUND: 404,
  TOO_MANY_ATTEMPTS: 429,
} as const
export type CheckRefusal = keyof typeof checkRefusals

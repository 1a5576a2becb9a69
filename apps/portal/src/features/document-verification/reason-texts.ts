import type { RevocationReason } from '#core/documents/checks/contract.ts'
import { m } from '#messages'

/** Why a letter no longer holds. */
export const reasonTexts = {
  'account-closed': m.verify_account_closed,
  replaced: m.verify_replaced,
  'issued-in-error': m.verify_issued_in_error,
} as const satisfies Record<RevocationReason, () => string>

import { accountErrorText, fieldText } from '#features/accounts/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { FeideRefusal } from './contract.ts'

const texts: Readonly<Record<string, () => string>> = {
  FEIDE_OFF: m.feide_off,
  FEIDE_DENIED: m.feide_denied,
  FEIDE_EXPIRED: m.feide_expired,
  FEIDE_UNREACHABLE: m.feide_unreachable,
  FEIDE_FAILED: m.feide_failed,
  FEIDE_PROOF_OVER: m.feide_proof_over,
  FEIDE_PASSWORD_NEEDED: m.feide_password_needed,
  FEIDE_LINKED_ELSEWHERE: m.feide_linked_elsewhere,
  FEIDE_HAS_ANOTHER: m.feide_has_another,
} satisfies Record<FeideRefusal, () => string>

/** What is said of a call to `/api/frontend/accounts/feide` that failed. */
export function feideErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  return Object.hasOwn(texts, code) ? (texts[code] ?? m.feide_failed)() : accountErrorText(failure)
}

/** What is said for the code in an address, which anybody can write there. */
export function feideProblemText(code: string): string {
  return Object.hasOwn(texts, code) || code === 'UNAVAILABLE' || code.startsWith('TOO_MANY_')
    ? feideErrorText(new ApiError(0, code))
    : m.feide_failed()
}

export function feideFieldText(code: string): string | undefined {
  return code === 'FEIDE_PASSWORD_NEEDED' ? m.feide_password_needed() : fieldText(code)
}

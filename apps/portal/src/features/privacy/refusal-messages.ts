import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import type { DeletionRefusal } from '#core/personal-data/contract.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { PrivacyRefusal } from './contract.ts'
import { confirmationWords } from './privacy-forms.ts'

export const deletionTexts: Readonly<Record<DeletionRefusal, () => string>> = {
  ACTIVE_STAFF_ROLE: m.privacy_delete_staff,
  DEPOSIT_ACCOUNT_OPEN: m.privacy_delete_deposit,
  GRANT_OPEN: m.privacy_delete_grant,
  HEALTH_REFUND_OPEN: m.privacy_delete_health_refund,
}

const texts: Readonly<Record<string, () => string>> = {
  ...deletionTexts,
  CONFIRMATION_WRONG: () => m.privacy_delete_word_wrong({ word: confirmationWords[getLocale()] }),
} satisfies Record<PrivacyRefusal, () => string>

/** The message for a call to `/api/frontend/user/privacy` that failed. */
export function privacyErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  return Object.hasOwn(texts, code) ? (texts[code] ?? m.error_default)() : accountErrorText(failure)
}

/** The message beside a field, for a code of the form. */
export function privacyFieldText(code: string): string | undefined {
  return code === 'CONFIRMATION_WRONG' ? texts[code]?.() : fieldText(code)
}

import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { mostRedirects } from './limits.ts'
import type { RedirectRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  REDIRECT_NOT_FOUND: m.redirect_not_found,
  REDIRECT_CHANGED: m.redirect_changed,
  REDIRECT_EXISTS: m.redirect_exists,
  ADDRESS_IN_USE: m.redirect_address_in_use,
  REDIRECT_CIRCLE: m.redirect_circle,
  TOO_MANY_REDIRECTS: () => m.redirect_too_many({ count: mostRedirects }),
  MISSED_ADDRESS_NOT_FOUND: m.redirect_missed_not_found,
} satisfies Record<RedirectRefusal, () => string>

/** The text when a change was refused. */
export const redirectErrorText = (failure: unknown): string =>
  (failure instanceof ApiError && texts[failure.code]?.()) || staffErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  OLD_ADDRESS_REQUIRED: m.redirect_from_required,
  OLD_ADDRESS_INVALID: m.redirect_from_invalid,
  TARGET_REQUIRED: m.redirect_to_required,
  TARGET_INVALID: m.redirect_to_invalid,
  REDIRECT_EXISTS: m.redirect_exists,
  ADDRESS_IN_USE: m.redirect_address_in_use,
  REDIRECT_CIRCLE: m.redirect_circle,
  CHARACTERS_INVALID: m.redirect_characters_invalid,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside an invalid field. */
export const redirectFieldText = (code: string): string | undefined => fieldTexts[code]?.()

import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { errorText } from '#ui/error-text.ts'
import { knownPlaceErrorText } from '../model/place-refusal-messages.ts'

const reasons: Readonly<Record<string, () => string>> = {
  CHARACTERS_INVALID: m.event_place_staff_characters_invalid,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside the reason. */
export const reasonText = (code: string): string | undefined => reasons[code]?.()

const ofAssociation: Readonly<Record<string, () => string>> = associationRefusalTexts

/** The place, its payment or the rights of the board may refuse. */
export function boardPlaceErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  return knownPlaceErrorText(failure) ?? ofAssociation[code]?.() ?? errorText(failure)
}

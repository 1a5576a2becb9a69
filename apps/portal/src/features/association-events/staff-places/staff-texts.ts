import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { knownPlaceErrorText } from '../model/place-refusal-messages.ts'

const texts: Readonly<Record<string, () => string>> = {
  AMOUNT_INVALID: m.event_place_staff_amount_invalid,
  REASON_REQUIRED: m.event_place_staff_reason_required,
  CHARACTERS_INVALID: m.event_place_staff_characters_invalid,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside an invalid field. */
export const staffFieldText = (code: string): string | undefined => texts[code]?.()

/** The place or its payment may refuse. */
export const staffPlaceErrorText = (failure: unknown): string =>
  knownPlaceErrorText(failure) ?? staffErrorText(failure)

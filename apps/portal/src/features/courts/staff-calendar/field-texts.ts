import { m } from '#messages'

const texts: Readonly<Record<string, () => string>> = {
  TARGET_REQUIRED: m.court_target_required,
  PART_INVALID: m.court_part_invalid,
  AMOUNT_INVALID: m.court_amount_invalid,
  REASON_REQUIRED: m.court_cancel_reason_required,
  CHARACTERS_INVALID: m.court_characters_invalid,
  TOO_LONG: m.account_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside an invalid field. */
export const staffFieldText = (code: string): string | undefined => texts[code]?.()

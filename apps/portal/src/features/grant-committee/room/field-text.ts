import { m } from '#messages'

const texts: Readonly<Record<string, () => string>> = {
  TEXT_REQUIRED: m.grant_committee_text_required,
  TOO_LONG: m.grant_committee_too_long,
  CHARACTERS_INVALID: m.grant_committee_characters,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  AMOUNT_INVALID: m.grant_committee_amount_invalid,
  TOO_MUCH: m.grant_committee_too_much,
}

/** The text beside a field. */
export const fieldText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (texts[code] ?? m.account_invalid_request)()

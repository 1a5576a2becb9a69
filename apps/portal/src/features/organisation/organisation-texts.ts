import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'

/** What is said when it could not be saved. */
export function organisationErrorText(failure: unknown): string {
  return failure instanceof ApiError && failure.code === 'ORGANISATION_CHANGED'
    ? m.organisation_changed()
    : staffErrorText(failure)
}

const texts: Readonly<Record<string, () => string>> = {
  ORGANISATION_NUMBER_INVALID: m.organisation_number_invalid,
  PHONE_INVALID: m.organisation_phone_invalid,
  EMAIL_INVALID: m.organisation_email_invalid,
  LINK_INVALID: m.organisation_link_invalid,
  TOO_MANY_LINKS: m.organisation_too_many_links,
  COLOUR_INVALID: m.organisation_colour_invalid,
  COLOUR_TOO_LIGHT: m.organisation_colour_too_light,
  TOO_LONG: m.account_too_long,
  CHARACTERS_INVALID: m.organisation_characters_invalid,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside a field. */
export const organisationFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText({ NAME_REQUIRED: m.organisation_name_required }, code, field) ??
  texts[code]?.()

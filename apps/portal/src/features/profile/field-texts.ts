import { m } from '#messages'
import type { ProfileField } from './form-values.ts'

export const fieldLabels = {
  firstName: m.profile_first_name,
  lastName: m.profile_last_name,
  birthDate: m.profile_birth_date,
  nationality: m.profile_nationality,
  language: m.profile_language,
  'address.line1': m.profile_address_line_1,
  'address.line2': m.profile_address_line_2,
  'address.line3': m.profile_address_line_3,
  'address.zipCode': m.profile_zip_code,
  'address.city': m.profile_city,
  'address.countryCode': m.profile_country,
  'phone.countryCode': m.profile_calling_code,
  'phone.subscriberNumber': m.profile_phone_number,
  institution: m.profile_institution,
  tuitionFeeCode: m.profile_semester,
} satisfies Record<ProfileField, () => string>

const problemTexts: Readonly<Record<string, () => string>> = {
  FIRST_NAME_REQUIRED: m.profile_first_name_required,
  LAST_NAME_REQUIRED: m.profile_last_name_required,
  TOO_LONG: m.profile_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  CHARACTERS_INVALID: m.profile_characters_invalid,
  BIRTH_DATE_NO_SUCH_DAY: m.profile_birth_date_no_such_day,
  BIRTH_DATE_INVALID: m.profile_birth_date_invalid,
  COUNTRY_INVALID: m.profile_country_invalid,
  ZIP_CODE_INVALID: m.profile_zip_code_invalid,
  CALLING_CODE_REQUIRED: m.profile_calling_code_required,
  PHONE_INVALID: m.profile_phone_invalid,
}

/** The message beside a field, for a code of the form. */
export function problemText(code: string): string {
  return (problemTexts[code] ?? m.profile_choice_invalid)()
}

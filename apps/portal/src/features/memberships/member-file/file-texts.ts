import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { LineProblem, MembershipField } from './columns.ts'
import type { memberFileRefusals, memberImportRefusals } from './refusals.ts'

/** What is wrong with a line. */
export const lineTexts = {
  EMAIL_REQUIRED: m.member_line_email_required,
  EMAIL_INVALID: m.member_line_email_invalid,
  FIRST_NAME_REQUIRED: m.member_line_first_name,
  LAST_NAME_REQUIRED: m.member_line_last_name,
  TOO_LONG: m.member_line_too_long,
  CHARACTERS_INVALID: m.member_line_characters,
  LOOKS_LIKE_NATIONAL_ID: m.member_line_national_id,
  PHONE_INVALID: m.member_line_phone,
  BIRTH_DATE_INVALID: m.member_line_birth_date,
  LANGUAGE_INVALID: m.member_line_language,
  MEMBERSHIP_REQUIRED: m.member_line_membership,
  FROM_INVALID: m.member_line_from,
  TO_INVALID: m.member_line_to,
  TO_BEFORE_FROM: m.member_line_to_before_from,
  PRICE_INVALID: m.member_line_price,
  INVOICED_INVALID: m.member_line_invoiced,
  PERSON_DIFFERS: m.member_line_person_differs,
  REPEATED: m.member_line_repeated,
  EXTERNAL_ID_REPEATED: m.member_line_external_repeated,
  EXTERNAL_ID_TAKEN: m.member_line_external_taken,
  EMAIL_NOT_VERIFIED: m.member_line_not_verified,
  TYPE_UNKNOWN: m.member_line_type_unknown,
  NOT_MONTHLY: m.member_line_not_monthly,
  OVERLAPS: m.member_line_overlaps,
  CHANGED_HERE: m.member_line_changed_here,
  OWN_MEMBERSHIP: m.member_line_own,
} satisfies Record<LineProblem['problem'], () => string>

const fieldTexts = {
  membership: m.membership_type,
  from: m.membership_starts,
  to: m.membership_last_day,
  price: m.membership_price,
  invoicedUntil: m.member_field_invoiced,
  externalId: m.data_imported_external,
} satisfies Record<MembershipField, () => string>

export const fieldNames = (fields: readonly MembershipField[]): string[] =>
  fields.map((field) => fieldTexts[field]())

const refusalTexts: Readonly<Record<string, () => string>> = {
  MEMBERS_CHANGED: m.table_file_outdated,
  IMPORT_NOT_FOUND: m.member_import_not_found,
  IMPORT_UNDONE: m.member_import_undone_already,
} satisfies Partial<
  Record<keyof typeof memberFileRefusals | keyof typeof memberImportRefusals, () => string>
>

/** The text for a call that failed, with what has been used of an import that cannot be undone. */
export function memberImportErrorText(failure: unknown): string {
  if (!(failure instanceof ApiError)) return staffErrorText(failure)
  if (failure.code === 'IMPORT_USED') {
    const used = failure.answer as { memberships: number; accounts: number }
    return m.member_import_used({ memberships: used.memberships, accounts: used.accounts })
  }
  return refusalTexts[failure.code]?.() ?? staffErrorText(failure)
}

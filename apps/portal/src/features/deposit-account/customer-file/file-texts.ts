import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { Problem } from './columns.ts'
import type { CustomerImportRefusal, customerFileRefusals } from './refusals.ts'

/** What is wrong with a line. */
export const lineTexts = {
  LOOKS_LIKE_NATIONAL_ID: m.customer_line_national_id,
  SOURCE_INVALID: m.customer_line_source,
  EXTERNAL_ID_INVALID: m.customer_line_external,
  EMAIL_INVALID: m.customer_line_email,
  FIRST_NAME_REQUIRED: m.customer_line_first_name,
  LAST_NAME_REQUIRED: m.customer_line_last_name,
  NAME_UNWRITABLE: m.customer_line_name,
  BIRTH_DATE_INVALID: m.customer_line_birth_date,
  NATIONALITY_INVALID: m.customer_line_nationality,
  INSTITUTION_UNKNOWN: m.customer_line_institution,
  STUDY_PROGRAM_INVALID: m.customer_line_study_program,
  START_INVALID: m.customer_line_start,
  SEMESTERS_INVALID: m.customer_line_semesters,
  DEGREE_INVALID: m.customer_line_degree,
  AMOUNT_INVALID: m.customer_line_amount,
  PAID_ON_INVALID: m.customer_line_paid_on,
  LANGUAGE_INVALID: m.customer_line_language,
  PERSON_REPEATED: m.customer_line_person_repeated,
  EXTERNAL_ID_REPEATED: m.customer_line_external_repeated,
  EMAIL_NOT_VERIFIED: m.customer_line_not_verified,
  OWN_ACCOUNT: m.customer_line_own,
  HAS_APPLICATION: m.customer_line_has_application,
  AMOUNT_DIFFERS: m.customer_line_amount_differs,
  VALUES_DIFFER: m.customer_line_values_differ,
} satisfies Record<Problem, () => string>

/** Why an import, or what is proposed for it, is refused. */
export const importRefusalTexts = {
  IMPORT_NOT_FOUND: m.customer_import_not_found,
  IMPORT_NOT_IN_FORCE: m.customer_import_not_in_force,
  IMPORT_OUTDATED: m.customer_import_outdated,
  IMPORT_USED: m.customer_import_used,
  IMPORT_RECEIVED: m.customer_import_received_already,
  RECEIVED_DATE: m.customer_received_date,
  NO_BANK_ACCOUNT: m.customer_no_bank_account,
} satisfies Record<CustomerImportRefusal, () => string>

const refusalTexts: Readonly<Record<string, () => string>> = {
  ...importRefusalTexts,
  CUSTOMERS_CHANGED: m.table_file_outdated,
  NOTHING_TO_IMPORT: m.table_file_nothing,
} satisfies Partial<Record<keyof typeof customerFileRefusals | CustomerImportRefusal, () => string>>

export const customerImportErrorText = (failure: unknown): string =>
  (failure instanceof ApiError ? refusalTexts[failure.code]?.() : undefined) ??
  staffErrorText(failure)

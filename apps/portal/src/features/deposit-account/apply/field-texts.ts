import { accountErrorText, fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { caseRefusalTexts } from '#core/cases/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { TypedApplication } from '../model/application-form.ts'

export const fieldLabels = {
  firstName: m.deposit_first_name,
  lastName: m.deposit_last_name,
  dateOfBirth: m.deposit_birth_date,
  country: m.deposit_country,
  needsDeposit: m.deposit_need_legend,
  email: m.deposit_email,
  institution: m.deposit_institution,
  studyProgram: m.deposit_study_program,
  nrOfSemesters: m.deposit_semesters,
  semesterStart: m.deposit_start,
  studyDegree: m.deposit_degree,
} satisfies Record<keyof TypedApplication, () => string>

const problemTexts: Readonly<Record<string, () => string>> = {
  FIRST_NAME_REQUIRED: m.deposit_first_name_required,
  SURNAME_REQUIRED: m.deposit_surname_required,
  BIRTH_DATE_REQUIRED: m.deposit_birth_date_required,
  BIRTH_DATE_FORMAT: m.deposit_birth_date_format,
  COUNTRY_REQUIRED: m.deposit_country_required,
  NEED_REQUIRED: m.deposit_need_required,
  NOT_NEEDED: m.deposit_need_not,
  EMAIL_REQUIRED: m.deposit_email_required,
  EMAIL_INVALID: m.deposit_email_invalid,
  INSTITUTION_REQUIRED: m.deposit_institution_required,
  STUDY_PROGRAM_REQUIRED: m.deposit_study_program_required,
  SEMESTERS_REQUIRED: m.deposit_semesters_required,
  START_REQUIRED: m.deposit_start_required,
  DEGREE_REQUIRED: m.deposit_degree_required,
  DEGREE_INVALID: m.deposit_degree_invalid,
  NAME_UNWRITABLE: m.deposit_name_unwritable,
  NAME_CHARACTERS_INVALID: m.account_name_invalid,
  CHARACTERS_INVALID: m.deposit_characters_invalid,
}

/** The message beside a field, for a code of the form. */
export function applicationFieldText(code: string): string | undefined {
  return problemTexts[code]?.() ?? fieldText(code)
}

/** Whether sending the same again cannot succeed: the case is not where it was when the page was opened. */
export function isFinalRefusal(code: string): boolean {
  return Object.hasOwn(caseRefusalTexts, code) && code !== 'CASE_CHANGED'
}

/** The message when sending failed. */
export function applicationErrorText(failure: unknown): string {
  const code = failure instanceof ApiError ? failure.code : ''
  if (code === 'INVALID_REQUEST') return m.deposit_fill_in()
  if (code === 'NAME_UNWRITABLE') return m.deposit_name_unwritable()
  const text = Object.entries(caseRefusalTexts).find(([known]) => known === code)?.[1]
  if (text) return text()
  return failure instanceof ApiError && failure.status >= 500
    ? m.deposit_submit_failed()
    : accountErrorText(failure)
}

import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { getLocale } from '#locale'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatDate } from '#platform/time/format.ts'
import type { FormField } from './form-definition.ts'
import { daysOf, type FieldProblem } from './read-answers.ts'
import type { FormRefusal } from './refusals.ts'
import { TokenFailure } from './send-with-token.ts'

/** Of what refuses any form; a feature adds its own. */
export const formRefusalTexts = {
  TOKEN_ACTIVE: m.form_token_active,
  SPAM: m.form_spam,
  FIELDS_INVALID: m.form_fields_invalid,
} satisfies Record<FormRefusal, () => string>

/** Said as everywhere else, since they say what to do. */
export const busyCodes: readonly string[] = [
  'TOO_MANY_ATTEMPTS',
  'UNREACHABLE',
  'UNAVAILABLE',
  'QUARANTINED',
]

/** The message for a form that was not accepted. */
export function formErrorText(failure: unknown): string {
  if (failure instanceof TokenFailure) return m.form_token_failed()
  const code = failure instanceof ApiError ? failure.code : ''
  if (Object.hasOwn(formRefusalTexts, code)) return formRefusalTexts[code as FormRefusal]()
  return busyCodes.includes(code) ? accountErrorText(failure) : m.form_failed()
}

const plain: Readonly<Partial<Record<FieldProblem, () => string>>> = {
  TOO_LONG: m.form_too_long,
  CHARACTERS_INVALID: m.form_characters,
  NAME_INVALID: m.form_characters,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
  EMAIL_INVALID: m.form_email_invalid,
  PHONE_INVALID: m.form_phone_invalid,
  NUMBER_INVALID: m.form_number_invalid,
  DATE_INVALID: m.form_date_invalid,
  DATE_TWICE: m.form_date_twice,
  TIME_INVALID: m.form_time_invalid,
  TIME_NOT_LATER: m.form_time_not_later,
  CHOICE_UNKNOWN: m.form_choice_unknown,
}

const written = (date: string) => formatDate(noonOf(date), getLocale())

/**
 * The message beside a field.
 * @param today in Norway
 */
export function problemText(field: FormField, problem: FieldProblem, today: string): string {
  if (problem === 'REQUIRED') return m.form_required({ field: field.label() })
  if (field.kind === 'whole-number' && problem === 'NUMBER_OUT_OF_RANGE')
    return m.form_number_range({ least: field.least, most: field.most })
  if (field.kind === 'date' && problem === 'DATE_TOO_SOON')
    return m.form_date_too_soon({ date: written(daysOf(field, today).first) })
  if (field.kind === 'date' && problem === 'DATE_TOO_LATE')
    return m.form_date_too_late({ date: written(daysOf(field, today).last) })
  return (plain[problem] ?? m.form_fields_invalid)()
}

import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import type { KindergartenRefusal } from '#core/kindergartens/refusals.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { SetupRefusal } from './refusals.ts'

type Details = { readonly children: number }
type Used = Extract<
  KindergartenRefusal,
  'KINDERGARTEN_NOT_FOUND' | 'DEPARTMENT_NOT_FOUND' | 'KINDERGARTEN_CHANGED'
>

const texts: Readonly<Record<string, (details: Details) => string>> = {
  KINDERGARTEN_NOT_FOUND: () => m.kindergarten_setup_not_found(),
  DEPARTMENT_NOT_FOUND: () => m.kindergarten_setup_department_not_found(),
  KINDERGARTEN_CHANGED: () => m.kindergarten_setup_was_changed(),
  KINDERGARTEN_NAME_TAKEN: () => m.kindergarten_setup_name_taken(),
  KINDERGARTEN_HAS_CHILDREN: ({ children }) =>
    m.kindergarten_setup_has_children({ count: children }),
  DEPARTMENT_NAME_TAKEN: () => m.kindergarten_setup_department_name_taken(),
  DEPARTMENT_HAS_CHILDREN: ({ children }) =>
    m.kindergarten_setup_department_has_children({ count: children }),
  DEPARTMENT_PLACES_TAKEN: ({ children }) => m.kindergarten_setup_places_taken({ count: children }),
  EMPLOYEE_NOT_FOUND: () => m.kindergarten_setup_employee_not_found(),
  ACCOUNT_NOT_FOUND: () => m.kindergarten_setup_account_not_found(),
  LEADER_ROLE_MISSING: () => m.kindergarten_setup_leader_role_missing(),
  LEADER_NOT_FOUND: () => m.kindergarten_setup_leader_not_found(),
  ALREADY_LEADER: () => m.kindergarten_setup_already_leader(),
  CLOSING_DAYS_INVALID: () => m.kindergarten_setup_closing_days_invalid(),
  CLOSING_DAYS_PAST: () => m.kindergarten_setup_closing_days_past(),
  CLOSING_DAYS_NONE: () => m.kindergarten_setup_closing_days_none(),
  CLOSING_DAYS_NOT_FOUND: () => m.kindergarten_setup_closing_days_not_found(),
  CONSENT_KIND_NOT_FOUND: () => m.kindergarten_setup_consent_not_found(),
} satisfies Record<SetupRefusal | Used, (details: Details) => string>

/** The message to staff when something about the setup of a kindergarten failed. */
export function setupErrorText(failure: unknown): string {
  if (!(failure instanceof ApiError) || !Object.hasOwn(texts, failure.code))
    return staffErrorText(failure)
  // Described by the endpoint for each refusal that has details.
  return texts[failure.code]?.((failure.answer ?? {}) as Details) ?? staffErrorText(failure)
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  NAME_REQUIRED: m.kindergarten_setup_name_required,
  PHONE_INVALID: m.kindergarten_setup_phone_invalid,
  TIME_INVALID: m.kindergarten_setup_time_invalid,
  CLOSES_BEFORE_IT_OPENS: m.kindergarten_setup_closes_before,
  ABSENCE_OUTSIDE_HOURS: m.kindergarten_setup_absence_outside,
  NOTICE_INVALID: m.kindergarten_setup_notice_invalid,
  LINK_INVALID: m.kindergarten_setup_link_invalid,
  DATE_INVALID: m.kindergarten_setup_date_invalid,
  PLACES_INVALID: m.kindergarten_setup_places_invalid,
  DEPARTMENT_INVALID: m.kindergarten_setup_department_not_found,
  CHARACTERS_INVALID: m.kindergarten_setup_characters_invalid,
  PERSON_REQUIRED: m.kindergarten_setup_person_required,
}

const localizedTexts = {
  NAME_REQUIRED: m.kindergarten_setup_name_required_in,
  REASON_REQUIRED: m.kindergarten_setup_reason_required_in,
  TEXT_REQUIRED: m.kindergarten_setup_text_required_in,
}

/** Refusals that forms show beside a field; those with a number are about the whole form. */
const refusedFieldTexts: Readonly<Record<string, () => string>> = {
  KINDERGARTEN_NAME_TAKEN: m.kindergarten_setup_name_taken,
  DEPARTMENT_NAME_TAKEN: m.kindergarten_setup_department_name_taken,
  DEPARTMENT_NOT_FOUND: m.kindergarten_setup_department_not_found,
  ACCOUNT_NOT_FOUND: m.kindergarten_setup_account_not_found,
  CLOSING_DAYS_INVALID: m.kindergarten_setup_closing_days_invalid,
  CLOSING_DAYS_PAST: m.kindergarten_setup_closing_days_past,
  CLOSING_DAYS_NONE: m.kindergarten_setup_closing_days_none,
  LEADER_ROLE_MISSING: m.kindergarten_setup_leader_role_missing,
  ALREADY_LEADER: m.kindergarten_setup_already_leader,
}

/** The message beside a field. */
export const setupFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText(localizedTexts, code, field) ??
  fieldTexts[code]?.() ??
  refusedFieldTexts[code]?.() ??
  fieldText(code)

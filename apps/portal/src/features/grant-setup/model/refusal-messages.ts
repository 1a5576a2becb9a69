import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import { grantRefusalTexts } from '#core/grants/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { formatKroner } from '#platform/format-kroner.ts'
import type { BudgetRefusal, ListRefusal, RoundRefusal, TermRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...grantRefusalTexts,
  ...({
    SETUP_ENTRY_NOT_FOUND: m.grant_setup_entry_not_found,
    TYPE_PAYMENT_FIXED: m.grant_setup_payment_fixed,
    TYPE_IN_ROUND: m.grant_setup_type_in_round,
    CRITERION_USED: m.grant_setup_criterion_used,
    SUGGESTIONS_USED: m.grant_setup_suggestions_used,
  } satisfies Record<ListRefusal, () => string>),
  ...({
    BUDGET_BELOW_GRANTED: m.grant_setup_budget_below,
    BUDGET_YEAR_INVALID: m.grant_setup_budget_year_invalid,
    BUDGET_REASON_REQUIRED: m.grant_setup_budget_reason_required,
  } satisfies Record<BudgetRefusal, () => string>),
  ...({
    ROUND_NOT_FOUND: m.grant_setup_round_not_found,
    ROUND_DATES_INVALID: m.grant_setup_round_dates_invalid,
    DEADLINE_PASSED: m.grant_setup_deadline_passed,
    ROUND_OPENED: m.grant_setup_round_opened,
    ROUND_AGREED: m.grant_setup_round_agreed,
    ROUND_CANCELLED: m.grant_setup_round_is_cancelled,
    ROUND_TYPE_USED: m.grant_setup_round_type_used,
    ROUND_TYPE_INVALID: m.grant_setup_round_type_invalid,
    ROUND_HAS_APPLICATIONS: m.grant_setup_round_has_applications,
    ROUND_TARGET_INVALID: m.grant_setup_round_target_invalid,
    ROUNDS_COPIED: m.grant_setup_rounds_copied,
  } satisfies Record<RoundRefusal, () => string>),
  ...({
    TERM_NOT_FOUND: m.grant_setup_term_not_found,
    TERM_ROLE_MISSING: m.grant_setup_term_role_missing,
    TERM_ORDER: m.grant_setup_term_order,
    TERM_TOO_LONG: m.grant_setup_term_too_long,
    TERM_STARTS_IN_PAST: m.grant_setup_term_starts_in_past,
    TERM_STARTED: m.grant_setup_term_started,
    TERM_ENDS_IN_PAST: m.grant_setup_term_ends_in_past,
    TERM_OVER: m.grant_setup_term_over,
    TERM_OVERLAPS: m.grant_setup_term_overlaps,
  } satisfies Record<TermRefusal, () => string>),
}

/** The message to staff. */
export function setupErrorText(failure: unknown): string {
  if (!(failure instanceof ApiError)) return staffErrorText(failure)
  const leastOre = leastOf(failure)
  if (leastOre !== null)
    return m.grant_setup_budget_below_amount({ amount: formatKroner(leastOre) })
  return texts[failure.code]?.() ?? staffErrorText(failure)
}

/** What a budget has to be at least; null for any other failure. */
function leastOf({ code, answer }: ApiError): number | null {
  if (code !== 'BUDGET_BELOW_GRANTED') return null
  const { leastOre } = (answer ?? {}) as { leastOre?: unknown }
  return typeof leastOre === 'number' ? leastOre : null
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  NUMBER_INVALID: m.grant_setup_number_invalid,
  KRONER_INVALID: m.grant_setup_kroner_invalid,
  YEAR_INVALID: m.grant_setup_year_invalid,
  DATE_INVALID: m.grant_setup_date_invalid,
  TIME_INVALID: m.grant_setup_time_invalid,
  TYPES_REQUIRED: m.grant_setup_types_required,
  TYPE_INVALID: m.grant_setup_round_type_invalid,
  DOCUMENT_INVALID: m.grant_setup_entry_not_found,
  PAYMENT_REQUIRED: m.grant_setup_choice_required,
  APPLICANTS_REQUIRED: m.grant_setup_choice_required,
  KIND_REQUIRED: m.grant_setup_choice_required,
  SEAT_REQUIRED: m.grant_setup_choice_required,
  PERSON_REQUIRED: m.grant_setup_person_required,
  TYPE_FOR_NOBODY: m.grant_setup_type_for_nobody,
  AMOUNTS_ORDER: m.grant_setup_amounts_order,
  DEFICIT_PAID_FIRST: m.grant_setup_deficit_paid_first,
  REPORT_NEEDED: m.grant_setup_report_needed,
  CHARACTERS_INVALID: m.grant_setup_characters_invalid,
}

/** Of codes that several fields of a form have: a list of them says which one. */
const namedTexts: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  DATE_INVALID: {
    opensOn: m.grant_setup_date_opens,
    deadlineOn: m.grant_setup_date_deadline,
    meetsOn: m.grant_setup_date_meets,
    earliestEventOn: m.grant_setup_date_earliest,
    startsOn: m.grant_setup_date_starts,
    endsOn: m.grant_setup_date_ends,
  },
  KRONER_INVALID: {
    leastOre: m.grant_setup_kroner_least,
    mostOre: m.grant_setup_kroner_most,
  },
}

const localizedTexts = {
  NAME_REQUIRED: m.grant_setup_name_required,
  TEXT_REQUIRED: m.grant_setup_text_required,
}

/** The message beside a field, which names the field where several have the same fault. */
export const setupFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText(localizedTexts, code, field) ??
  namedTexts[code]?.[field]?.() ??
  fieldTexts[code]?.() ??
  texts[code]?.() ??
  fieldText(code)

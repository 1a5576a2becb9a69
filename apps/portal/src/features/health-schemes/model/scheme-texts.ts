import { fieldText } from '#core/accounts/forms/refusal-messages.ts'
import { localizedFieldText } from '#core/editable/localized-field-text.ts'
import type { HealthRefusal } from '#core/health-refunds/refusals.ts'
import {
  contradictions as allContradictions,
  type Contradiction,
} from '#core/health-refunds/rules/contradictions.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { noonOf } from '#platform/time/date.ts'
import { formatShortDate } from '#platform/time/format.ts'
import type { SchemeRefusal } from './refusals.ts'

export const contradictionTexts = {
  CATEGORY_TWICE: m.health_scheme_category_twice,
  OWN_SHARE_TWICE: m.health_scheme_own_share_twice,
  LIMIT_BELOW_OWN_SHARE: m.health_scheme_limit_below_own_share,
  LIMIT_WITH_CATEGORIES: m.health_scheme_limit_with_categories,
  CATEGORY_CAP_ABOVE_CAP: m.health_scheme_category_cap_above_cap,
  NOTHING_IS_EVER_PAID: m.health_scheme_nothing_is_ever_paid,
  TIMES_DO_NOT_FIT: m.health_scheme_times_do_not_fit,
} satisfies Record<Contradiction, () => string>

type Details = { readonly contradictions?: readonly unknown[] }

const texts: Readonly<Record<string, (details: Details) => string>> = {
  HEALTH_SCHEME_NOT_FOUND: () => m.health_scheme_not_found(),
  HEALTH_SCHEME_CHANGED: () => m.health_scheme_changed(),
  HEALTH_SCHEME_FIRST_DAY: () => m.health_scheme_first_day(),
  HEALTH_SCHEME_CONTRADICTS: ({ contradictions = [] }) =>
    allContradictions
      .filter((one) => contradictions.includes(one))
      .map((one) => contradictionTexts[one]())
      .join(' '),
} satisfies Record<HealthRefusal | SchemeRefusal, (details: Details) => string>

/** The message to staff when something about a scheme failed. */
export function schemeErrorText(failure: unknown): string {
  if (!(failure instanceof ApiError) || !Object.hasOwn(texts, failure.code))
    return staffErrorText(failure)
  return texts[failure.code]?.((failure.answer ?? {}) as Details) ?? staffErrorText(failure)
}

const localizedTexts = {
  SCHEME_NAME_REQUIRED: m.health_scheme_name_required,
  CATEGORY_NAME_REQUIRED: m.health_scheme_category_name_required,
}

const fieldTexts: Readonly<Record<string, () => string>> = {
  POSITION_INVALID: m.health_scheme_position_invalid,
  DAY_INVALID: m.health_scheme_day_invalid,
  FIRST_DAY_REQUIRED: m.health_scheme_first_day_required,
  CATEGORY_REQUIRED: m.health_scheme_category_required,
  KRONER_INVALID: m.health_scheme_kroner_invalid,
  PERCENTAGE_INVALID: m.health_scheme_percentage_invalid,
  APPEAL_DAYS_INVALID: m.health_scheme_appeal_days_invalid,
  INSTITUTION_REQUIRED: m.health_scheme_institution_required,
}

/** The message beside a field. */
export const schemeFieldText = (code: string, field: string): string | undefined =>
  localizedFieldText(localizedTexts, code, field) ?? fieldTexts[code]?.() ?? fieldText(code)

export const dayText = (day: string): string => formatShortDate(noonOf(day))

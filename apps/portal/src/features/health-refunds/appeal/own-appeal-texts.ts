import type { AppealOutcome } from '#core/health-refunds/decisions.ts'
import { m } from '#messages'
import { codeOf, refundErrorText } from '../model/refund-errors.ts'
import type { AppealRefusal } from './refusals.ts'

export const appealOutcomeTexts = {
  changed: m.health_appeal_own_changed,
  stands: m.health_appeal_own_stands,
  'not-heard': m.health_appeal_own_not_heard,
} satisfies Record<AppealOutcome, () => string>

const refusalTexts: Readonly<Record<string, () => string>> = {
  HEALTH_NO_APPEAL: m.health_appeal_own_none,
  HEALTH_APPEAL_WAITS: m.health_appeal_own_waits_already,
  HEALTH_APPEAL_CLOSED: m.health_appeal_own_closed,
} satisfies Record<Exclude<AppealRefusal, 'HEALTH_APPEAL_IN_TIME'>, () => string>

/** The text for a failed call of an applicant. */
export const appealErrorText = (failure: unknown): string =>
  refusalTexts[codeOf(failure)]?.() ?? refundErrorText(failure)

const fieldTexts: Readonly<Record<string, () => string>> = {
  REASON_REQUIRED: m.health_appeal_own_required,
  TOO_LONG: m.health_appeal_own_too_long,
  LOOKS_LIKE_NATIONAL_ID: m.looks_like_national_id,
}

/** The text beside the field. */
export const appealFieldText = (code: string | undefined): string | undefined =>
  code === undefined ? undefined : (fieldTexts[code] ?? m.account_invalid_request)()

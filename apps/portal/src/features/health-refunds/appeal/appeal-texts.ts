import type { AppealOutcome } from '#core/health-refunds/decisions.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { correctionErrorText } from '../correct/correction-texts.ts'
import type { AppealRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  HEALTH_NO_APPEAL: m.health_after_no_appeal,
  HEALTH_APPEAL_WAITS: m.health_after_appeal_waits,
  HEALTH_APPEAL_CLOSED: m.health_after_appeal_closed,
  HEALTH_APPEAL_IN_TIME: m.health_after_appeal_in_time,
} satisfies Record<AppealRefusal, () => string>

/** Why the answer to an appeal was refused. */
export function appealErrorText(failure: unknown): string {
  const text = failure instanceof ApiError ? texts[failure.code] : undefined
  return text?.() ?? correctionErrorText(failure)
}

export const appealOutcomeTexts = {
  changed: m.health_after_appeal_changed,
  stands: m.health_after_appeal_stands,
  'not-heard': m.health_after_appeal_not_heard,
} satisfies Record<AppealOutcome, () => string>

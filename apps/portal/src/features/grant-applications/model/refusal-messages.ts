import { accountErrorText } from '#core/accounts/forms/refusal-messages.ts'
import { associationRefusalTexts } from '#core/associations/refusal-messages.ts'
import { caseRefusalTexts } from '#core/cases/refusal-messages.ts'
import { grantRefusalTexts } from '#core/grants/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { ApplyRefusal } from './refusals.ts'

const ownTexts = {
  GRANT_NOT_OPEN: m.grant_applications_not_open,
  GRANT_DEADLINE_PASSED: m.grant_applications_deadline_passed,
  GRANT_ASSOCIATION_INACTIVE: m.grant_applications_inactive,
  GRANT_REPORT_MISSING: m.grant_applications_report_missing,
  GRANT_INCOMPLETE: m.grant_applications_incomplete,
  GRANT_SENT: m.grant_applications_sent_refused,
} satisfies Record<ApplyRefusal, () => string>

const texts: Readonly<Record<string, () => string>> = {
  ...associationRefusalTexts,
  ...caseRefusalTexts,
  ...grantRefusalTexts,
  ...ownTexts,
}

/** The text for a failed call. */
export const applyErrorText = (failure: unknown): string =>
  (failure instanceof ApiError ? texts[failure.code]?.() : undefined) ?? accountErrorText(failure)

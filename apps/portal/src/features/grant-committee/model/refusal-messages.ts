import { grantRefusalTexts } from '#core/grants/refusal-messages.ts'
import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import type { CommitteeRefusal } from './refusals.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...grantRefusalTexts,
  ...({
    MEETING_AGREED: m.grant_committee_agreed_refused,
    ROUND_NOT_FOUND: m.grant_committee_round_not_found,
    POINTS_INVALID: m.grant_committee_points_invalid,
    COMMENT_NOT_FOUND: m.grant_committee_comment_not_found,
    PROPOSAL_TOO_MUCH: m.grant_committee_too_much,
    PROPOSAL_REASON_UNKNOWN: m.grant_committee_reason_unknown,
    MEMBER_NOT_FOUND: m.grant_committee_member_not_found,
  } satisfies Record<CommitteeRefusal, () => string>),
}

/** The text for a failed call of the committee room. */
export const committeeErrorText = (failure: unknown): string =>
  (failure instanceof ApiError && texts[failure.code]?.()) || staffErrorText(failure)

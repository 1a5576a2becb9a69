import { staffErrorText } from '#core/staff-area/refusal-messages.ts'
import type { ProposalView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { ApiError } from '#platform/api-client.ts'
import { limitProposal } from './contract.ts'

export const limitProposalView: ProposalView = {
  kind: limitProposal,
  text: ({ from = '', to = '' }) => m.refund_limit_proposal({ from, to }),
  refusalTexts: { LIMIT_CHANGED: m.refund_limit_changed },
}

/** What is said when it could not be proposed. */
export function limitErrorText(failure: unknown): string {
  return failure instanceof ApiError && failure.code === 'LIMIT_CHANGED'
    ? m.refund_limit_changed()
    : staffErrorText(failure)
}

/** The text beside the field. */
export const limitFieldText = (code: string): string | undefined =>
  code === 'LIMIT_INVALID' ? m.refund_limit_invalid() : undefined

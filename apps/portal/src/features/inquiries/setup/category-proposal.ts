import type { ProposalView } from '#core/staff-area/staff-offer.ts'
import { getLocale } from '#locale'
import { m } from '#messages'

/** The kind of proposal for a confidential category and its mailbox. */
export const categoryProposal = 'confidential-category'

export const categoryProposalView: ProposalView = {
  kind: categoryProposal,
  text: ({ mailbox = '', before, days = '', ...details }) => {
    const name = details[`name-${getLocale()}`] ?? ''
    const within = m.inquiry_setup_within({ count: Number(days) })
    return before === undefined
      ? m.inquiry_setup_proposal_new({ name, mailbox, within })
      : m.inquiry_setup_proposal({ name, mailbox, before, within })
  },
  refusalTexts: {
    NAME_TAKEN: m.inquiry_setup_name_taken,
    REPLY_MAILBOX_MISSING: m.inquiry_setup_reply_mailbox_missing,
  },
}

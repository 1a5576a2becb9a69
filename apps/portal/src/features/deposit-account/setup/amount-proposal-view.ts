import type { ProposalView } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { amountKinds } from '../model/amount-kinds.ts'
import { amountKindNames } from '../model/setup-fields.ts'
import { amountProposal } from './amount-proposal.ts'

export const amountProposalView: ProposalView = {
  kind: amountProposal,
  text: ({ year = '', kind, amount = '', source = '' }) => {
    const known = amountKinds.find((one) => one === kind)
    return m.deposit_amount_proposal({
      year,
      amount,
      source,
      kind: known ? amountKindNames[known]() : '',
    })
  },
  refusalTexts: { AMOUNT_CHANGED: m.deposit_amount_changed },
}

import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { amountProposalView } from './amount-proposal-view.ts'
import { applicationView } from './casework/case-view.ts'
import { moneyStaff } from './money/staff.ts'
import { refundView } from './refund/case-view.ts'

export const staff: StaffOffer = {
  pages: [
    ...moneyStaff.pages,
    {
      to: '/staff/deposit-amounts',
      name: m.deposit_amounts_heading,
      roles: ['caseworker'],
      order: 20,
    },
  ],
  cards: moneyStaff.cards,
  caseViews: [applicationView, refundView],
  proposalViews: [amountProposalView],
}

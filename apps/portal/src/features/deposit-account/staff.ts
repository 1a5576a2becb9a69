import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { applicationView } from './decide/case-view.ts'
import { moneyStaff } from './money/staff.ts'
import { refundView } from './refund/case-view.ts'
import { amountProposalView } from './setup/amount-proposal-view.ts'

export const staff: StaffOffer = {
  pages: [
    ...moneyStaff.pages,
    {
      to: '/staff/deposit-amounts',
      name: m.deposit_amounts_heading,
      roles: ['caseworker'],
      group: 'setup',
      order: 20,
    },
  ],
  cards: moneyStaff.cards,
  caseViews: [applicationView, refundView],
  proposalViews: [amountProposalView],
}

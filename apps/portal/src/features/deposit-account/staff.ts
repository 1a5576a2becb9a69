import type { StaffOffer } from '#core/staff-area/staff-offer.ts'
import { m } from '#messages'
import { customerImportViews } from './customer-file/proposal-views.ts'
import { applicationView } from './decide/case-view.ts'
import { moneyStaff } from './money/staff.ts'
import { refundView } from './refund/case-view.ts'
import { amountProposalView } from './setup/amount-proposal-view.ts'

export const staff: StaffOffer = {
  connections: [
    {
      key: 'deposit-bank',
      name: m.deposit_bank_connection,
      text: m.deposit_bank_connection_text,
      settings: ['DEPOSIT_IBAN', 'DEPOSIT_BIC', 'DEPOSIT_BANK'],
      worksText: m.deposit_bank_connection_works,
      order: 40,
    },
  ],
  pages: [
    ...moneyStaff.pages,
    {
      to: '/staff/deposit-amounts',
      name: m.deposit_amounts_heading,
      roles: ['caseworker'],
      group: 'setup',
      order: 20,
      setup: m.deposit_amounts_setup_text,
    },
    {
      to: '/staff/deposit-import',
      name: m.customer_import_heading,
      roles: ['caseworker'],
      group: 'setup',
      order: 20.5,
    },
  ],
  cards: moneyStaff.cards,
  payoutLinks: moneyStaff.payoutLinks,
  caseViews: [applicationView, refundView],
  proposalViews: [amountProposalView, ...customerImportViews],
}

import { type Pages, tableQuery } from '#platform/routing/page.ts'
import { moneyPages } from './money/addresses.ts'

export const pages = {
  depositAccount: { no: '/min-side/depositumskonto', en: '/en/my-page/deposit-account' },
  depositApplication: {
    no: '/min-side/depositumskonto/soknad',
    en: '/en/my-page/deposit-account/application',
    browserQuery: ['page'],
  },
  depositPayment: {
    no: '/betal-depositum',
    en: '/en/pay-deposit',
    browserFragment: true,
  },
  depositRefund: {
    no: '/min-side/depositumskonto/tilbakebetaling',
    en: '/en/my-page/deposit-account/refund',
    browserQuery: ['page'],
  },
  staffDepositAmounts: {
    no: '/ansatt/depositumsbelop',
    en: '/en/staff/deposit-amounts',
    browserQuery: [...tableQuery],
  },
  ...moneyPages,
} as const satisfies Pages

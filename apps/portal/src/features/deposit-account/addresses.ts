import { type Pages, tableQuery } from '#platform/routing/page.ts'
import { moneyPages } from './money/addresses.ts'

export const pages = {
  depositAccount: {
    untilFinished: true,
    no: '/min-side/depositumskonto',
    en: '/en/my-page/deposit-account',
  },
  depositApplication: {
    untilFinished: true,
    no: '/min-side/depositumskonto/soknad',
    en: '/en/my-page/deposit-account/application',
    browserQuery: ['page'],
  },
  depositPayment: {
    untilFinished: true,
    no: '/betal-depositum',
    en: '/en/pay-deposit',
    browserFragment: true,
  },
  depositRefund: {
    untilFinished: true,
    no: '/min-side/depositumskonto/tilbakebetaling',
    en: '/en/my-page/deposit-account/refund',
    browserQuery: ['page'],
  },
  staffDepositAmounts: {
    no: '/ansatt/depositumsbelop',
    en: '/en/staff/deposit-amounts',
    browserQuery: [...tableQuery],
  },
  staffDepositImport: {
    no: '/ansatt/depositumsimport',
    en: '/en/staff/deposit-import',
  },
  ...moneyPages,
} as const satisfies Pages

import { type Pages, tableQuery } from '#platform/routing/page.ts'

/** No names and no numbers of people are in these addresses: what is looked for stays in memory. */
export const moneyPages = {
  staffTransfers: {
    untilFinished: true,
    no: '/ansatt/innbetalinger',
    en: '/en/staff/transfers',
    browserQuery: ['state', 'from', 'to', ...tableQuery],
  },
  staffTransferFiles: {
    untilFinished: true,
    no: '/ansatt/innbetalinger/filer',
    en: '/en/staff/transfers/files',
    browserQuery: [...tableQuery],
  },
  staffNewTransfer: {
    untilFinished: true,
    no: '/ansatt/innbetalinger/ny',
    en: '/en/staff/transfers/new',
  },
  staffPayouts: {
    untilFinished: true,
    no: '/ansatt/utbetalinger',
    en: '/en/staff/payouts',
    browserQuery: ['group', ...tableQuery],
  },
  staffPayoutFiles: {
    untilFinished: true,
    no: '/ansatt/utbetalinger/filer',
    en: '/en/staff/payouts/files',
    browserQuery: [...tableQuery],
  },
  staffNewPayout: {
    untilFinished: true,
    no: '/ansatt/utbetalinger/ny',
    en: '/en/staff/payouts/new',
  },
} as const satisfies Pages

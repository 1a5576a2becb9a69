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
  staffNewPayout: {
    untilFinished: true,
    no: '/ansatt/utbetalinger/ny',
    en: '/en/staff/payouts/new',
  },
} as const satisfies Pages

import { type Pages, tableQuery } from '#platform/routing/page.ts'

/** No names and no numbers of people are in these addresses: what is looked for stays in memory. */
export const pages = {
  staffPayouts: {
    no: '/ansatt/utbetalinger',
    en: '/en/staff/payouts',
    browserQuery: ['group', 'kind', ...tableQuery],
  },
  staffPayoutFiles: {
    no: '/ansatt/utbetalinger/filer',
    en: '/en/staff/payouts/files',
    browserQuery: [...tableQuery],
  },
} as const satisfies Pages

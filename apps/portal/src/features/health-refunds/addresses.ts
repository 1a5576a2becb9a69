import { myPageAddresses } from '@trivsel/content-contract/addresses'
import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  myHealth: { ...myPageAddresses.health, untilFinished: true },
  healthRefunds: {
    untilFinished: true,
    no: '/min-side/helse/refusjon',
    en: '/en/my-page/health/refund',
  },
  applyForHealthRefund: {
    no: '/min-side/helse/refusjon/sok',
    en: '/en/my-page/health/refund/apply',
    browserQuery: ['scheme', 'period', 'page'],
  },
  healthApplications: {
    untilFinished: true,
    no: '/min-side/helse/refusjon/soknad',
    en: '/en/my-page/health/refund/application',
  },
  healthApplication: {
    untilFinished: true,
    no: '/min-side/helse/refusjon/soknad/$id',
    en: '/en/my-page/health/refund/application/$id',
  },
  editHealthRefunds: {
    untilFinished: true,
    no: '/min-side/helse/refusjon/endre',
    en: '/en/my-page/health/refund/edit',
  },
  editHealthRefund: {
    untilFinished: true,
    no: '/min-side/helse/refusjon/endre/$id',
    en: '/en/my-page/health/refund/edit/$id',
    browserQuery: ['page'],
  },
  healthFigures: {
    untilFinished: true,
    no: '/ansatt/helse/tall',
    en: '/en/staff/health/figures',
    browserQuery: tableQuery,
  },
  staffHealthAfterDecisions: {
    untilFinished: true,
    no: '/ansatt/helse/etter-vedtak',
    en: '/en/staff/health/after-decisions',
  },
} as const satisfies Pages

import { myPageAddresses } from '@trivsel/content-contract/addresses'
import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  personalTraining: myPageAddresses.personalTraining,
  boost: myPageAddresses.boost,
  staffTrainingRequests: {
    untilFinished: true,
    no: '/ansatt/trening/foresporsler',
    en: '/en/staff/sports/requests',
    browserQuery: ['name', 'state', 'kind', ...tableQuery],
  },
} as const satisfies Pages

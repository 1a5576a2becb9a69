import { myPageAddresses } from '@trivsel/content-contract/addresses'
import { perLocale } from '@trivsel/content-contract/locales'
import type { Pages } from '#platform/routing/page.ts'

const list = myPageAddresses.onlineTraining

export const pages = {
  onlineTraining: { ...list, browserQuery: ['category', 'page'] },
  trainingVideo: perLocale((locale) => `${list[locale]}/$id`),
} as const satisfies Pages

import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { Pages } from '#platform/routing/page.ts'

const { no, en } = myPageAddresses.onlineTraining

export const pages = {
  onlineTraining: { no, en, browserQuery: ['category', 'page'] },
  trainingVideo: { no: `${no}/$id`, en: `${en}/$id` },
} as const satisfies Pages

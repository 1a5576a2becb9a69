import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  myKindergarten: { ...myPageAddresses.kindergarten, untilFinished: true },
  myKindergartenChild: {
    untilFinished: true,
    no: '/min-side/barnehage/$id',
    en: '/en/my-page/kindergarten/$id',
  },
} as const satisfies Pages

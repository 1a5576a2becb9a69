import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  myKindergarten: {
    untilFinished: true,
    no: '/min-side/barnehage',
    en: '/en/my-page/kindergarten',
  },
  myKindergartenChild: {
    untilFinished: true,
    no: '/min-side/barnehage/$id',
    en: '/en/my-page/kindergarten/$id',
  },
} as const satisfies Pages

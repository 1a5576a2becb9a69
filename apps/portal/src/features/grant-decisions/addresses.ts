import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  grantMeetings: {
    untilFinished: true,
    no: '/ansatt/tilskudd/moter',
    en: '/en/staff/grants/meetings',
  },
  grantMeeting: {
    untilFinished: true,
    no: '/ansatt/tilskudd/moter/$id',
    en: '/en/staff/grants/meetings/$id',
  },
  grantAppeals: {
    untilFinished: true,
    no: '/ansatt/tilskudd/klager',
    en: '/en/staff/grants/appeals',
  },
} as const satisfies Pages

import { myPageAddresses } from '@trivsel/content-contract/addresses'
import type { Pages } from '#platform/routing/page.ts'

/** How many seats are left is seen after so many milliseconds. */
const life = 2_000

export const pages = {
  courseBookList: {
    no: '/kurskalender/bestill',
    en: '/en/course-calendar/book',
  },
  courseBook: {
    untilFinished: true,
    no: '/kurskalender/bestill/$id',
    en: '/en/course-calendar/book/$id',
    life,
  },
  coursePayList: {
    untilFinished: true,
    no: '/kurskalender/bestill/betal',
    en: '/en/course-calendar/book/pay',
  },
  coursePay: {
    untilFinished: true,
    no: '/kurskalender/bestill/betal/$id',
    en: '/en/course-calendar/book/pay/$id',
    browserQuery: ['paymentId'],
    paysByCard: true,
    life,
  },
  coursePaid: {
    untilFinished: true,
    no: '/kurskalender/bestill/status',
    en: '/en/course-calendar/book/status',
    browserQuery: ['paymentId'],
  },
  courseTicket: {
    untilFinished: true,
    no: '/kurskalender/billett/$code',
    en: '/en/course-calendar/ticket/$code',
    cached: false,
  },
  myCourses: { ...myPageAddresses.courses, untilFinished: true },
} as const satisfies Pages

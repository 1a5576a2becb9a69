import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { dayQuery, idQuery, type Pages } from '#platform/routing/page.ts'
import { durationQuery, hourQuery, stepQuery } from './timeslots/court-queries.ts'

export const pages = {
  courts: {
    untilFinished: true,
    ...fixedAddresses.courts,
    menu: { section: 'sports', order: 2 },
    query: {
      category: idQuery,
      location: idQuery,
      duration: durationQuery,
      date: dayQuery,
      hour: hourQuery,
      court: idQuery,
      step: stepQuery,
    },
    browserQuery: ['reservation', 'paymentId'],
    paysByCard: true,
    life: 2_000,
  },
  staffCourtCalendar: {
    untilFinished: true,
    no: '/ansatt/trening/banekalender',
    en: '/en/staff/sports/court-calendar',
    browserQuery: ['day', 'center'],
  },
  staffCourtClosure: {
    untilFinished: true,
    no: '/ansatt/trening/baner/stengt/$id',
    en: '/en/staff/sports/courts/closed/$id',
  },
  staffCourts: { no: '/ansatt/trening/baner', en: '/en/staff/sports/courts' },
} as const satisfies Pages

import { fixedAddresses, myPageAddresses } from '@trivsel/content-contract/addresses'
import { dayQuery, idQuery, type Pages, tableQuery } from '#platform/routing/page.ts'
import { outcomePattern } from './book/form/outcomes.ts'

export const pages = {
  groupClasses: {
    ...fixedAddresses.groupClasses,
    menu: { section: 'sports', order: 1 },
    query: {
      day: dayQuery,
      center: idQuery,
      category: idQuery,
      instructor: idQuery,
      outcome: outcomePattern,
      class: idQuery,
    },
    repeated: ['center'],
    life: 2_000,
  },
  classLink: {
    untilFinished: true,
    no: '/trening/timelenke',
    en: '/en/sports/class-link',
    browserFragment: true,
  },
  mySports: { ...myPageAddresses.sports, untilFinished: true },
  myClassMessages: {
    untilFinished: true,
    no: '/min-side/trening/beskjeder',
    en: '/en/my-page/sports/messages',
  },
  staffClasses: {
    untilFinished: true,
    no: '/ansatt/trening',
    en: '/en/staff/sports',
    browserQuery: ['day', 'center', ...tableQuery],
  },
  staffClass: {
    untilFinished: true,
    no: '/ansatt/trening/timer/$id',
    en: '/en/staff/sports/classes/$id',
  },
  staffSchedule: {
    no: '/ansatt/trening/timeplan',
    en: '/en/staff/sports/schedule',
    browserQuery: ['center'],
  },
  staffSportsCenters: { no: '/ansatt/trening/sentre', en: '/en/staff/sports/centers' },
  staffClassSetup: { no: '/ansatt/trening/timeoppsett', en: '/en/staff/sports/class-setup' },
  staffClassUsage: {
    no: '/ansatt/trening/bruk',
    en: '/en/staff/sports/usage',
    browserQuery: ['from', 'to', 'center', 'category', 'instructor', 'by', ...tableQuery],
  },
  staffSportsMembers: {
    untilFinished: true,
    no: '/ansatt/trening/medlemmer',
    en: '/en/staff/sports/members',
    browserQuery: ['name', ...tableQuery],
  },
  staffSportsMember: {
    untilFinished: true,
    no: '/ansatt/trening/medlemmer/$id',
    en: '/en/staff/sports/members/$id',
  },
} as const satisfies Pages

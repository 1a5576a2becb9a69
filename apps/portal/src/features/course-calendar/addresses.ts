import { fixedAddresses } from '@trivsel/content-contract/addresses'
import { laterPage, type Pages } from '#platform/routing/page.ts'

/** A change of a course, and how many seats are left, is seen after so many milliseconds. */
const life = 2_000

export const pages = {
  courseCalendar: {
    light: true,
    ...fixedAddresses.courseCalendar,
    menu: { section: 'about', order: 6 },
    query: {
      q: /^\P{Cc}{1,100}$/u,
      month: /^20\d\d-(?:0[1-9]|1[0-2])$/,
      audience: /^(?:all|members|contact-persons)$/,
      language: /^[a-z]{2}$/,
      held: /^(?:online|place)$/,
      free: /^yes$/,
      left: /^yes$/,
      page: laterPage,
    },
    life,
  },
  course: {
    light: true,
    untilFinished: true,
    no: `${fixedAddresses.courseCalendar.no}/$id`,
    en: `${fixedAddresses.courseCalendar.en}/$id`,
    life,
  },
} as const satisfies Pages

import type { Pages } from '#platform/routing/page.ts'

export const pages = {
  courseCheckIn: {
    untilFinished: true,
    no: '/ansatt/kurs/innsjekking',
    en: '/en/staff/courses/check-in',
    browserQuery: ['course'],
  },
  courseDoor: {
    untilFinished: true,
    no: '/ansatt/kurs/innsjekking/$id',
    en: '/en/staff/courses/check-in/$id',
  },
  courseAttendance: {
    untilFinished: true,
    no: '/ansatt/kurs/oppmote/$id',
    en: '/en/staff/courses/attendance/$id',
    browserQuery: ['holder', 'state', 'sort', 'columns', 'page'],
  },
} as const satisfies Pages

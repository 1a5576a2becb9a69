import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  staffCourses: {
    untilFinished: true,
    no: '/ansatt/kurs',
    en: '/en/staff/courses',
    browserQuery: ['title', 'group', ...tableQuery],
  },
  staffNewCourse: { no: '/ansatt/kurs/nytt', en: '/en/staff/courses/new' },
  staffCourse: {
    untilFinished: true,
    no: '/ansatt/kurs/endre/$id',
    en: '/en/staff/courses/edit/$id',
  },
  staffCoursePeople: {
    untilFinished: true,
    no: '/ansatt/kurs/deltakere/$id',
    en: '/en/staff/courses/people/$id',
    browserQuery: ['name', 'state', ...tableQuery],
  },
  staffCourseYears: {
    untilFinished: true,
    no: '/ansatt/kurs/tall',
    en: '/en/staff/courses/figures',
    browserQuery: [...tableQuery],
  },
} as const satisfies Pages

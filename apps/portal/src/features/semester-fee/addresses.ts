import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  staffSemesterFees: {
    no: '/ansatt/semesteravgift',
    en: '/en/staff/semester-fees',
    browserQuery: ['institution', 'by', ...tableQuery],
  },
} as const satisfies Pages

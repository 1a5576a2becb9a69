import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  staffCases: {
    no: '/ansatt/saker',
    en: '/en/staff/cases',
    browserQuery: ['name', 'kind', 'status', 'assignee', ...tableQuery],
  },
  staffCase: { no: '/ansatt/saker/$id', en: '/en/staff/cases/$id' },
} as const satisfies Pages

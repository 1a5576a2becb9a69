import { type Pages, tableQuery } from '#platform/routing/page.ts'

const queue = ['name', 'kind', 'status', 'group', 'assignee'] as const

export const pages = {
  staffCases: {
    no: '/ansatt/saker',
    en: '/en/staff/cases',
    browserQuery: [...queue, ...tableQuery],
  },
  staffCaseStatistics: {
    no: '/ansatt/saker/statistikk',
    en: '/en/staff/cases/statistics',
    browserQuery: ['from', 'to'],
  },
  staffCaseSetup: {
    no: '/ansatt/saker/oppsett',
    en: '/en/staff/cases/setup',
  },
  /** Which queue one works through goes along. */
  staffCase: {
    no: '/ansatt/saker/$id',
    en: '/en/staff/cases/$id',
    browserQuery: [...queue, ...tableQuery],
  },
} as const satisfies Pages

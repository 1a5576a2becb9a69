import { type Pages, tableQuery } from '#platform/routing/page.ts'

export const pages = {
  staffAuditLog: {
    no: '/ansatt/hendelseslogg',
    en: '/en/staff/audit-log',
    browserQuery: ['actor', 'action', 'day', ...tableQuery],
  },
} as const satisfies Pages

import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './routes.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    described.deliverFile,
    async () => ({
      query: { institution: 'UiO' },
      body: 'email;semesterCode;paid\nkari@student.example;2026H;ja\n',
    }),
  ],
]

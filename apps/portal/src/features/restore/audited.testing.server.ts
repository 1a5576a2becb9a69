import { sql } from 'drizzle-orm'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { described } from './endpoints.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    described.release,
    async (database) => {
      await database.execute(sql`select portal.begin_quarantine(now())`)
      return {
        body: {
          paymentsCompared: true,
          bankCompared: true,
          deletionsCompared: true,
          waitingMails: 'dropped',
        },
      }
    },
  ],
]

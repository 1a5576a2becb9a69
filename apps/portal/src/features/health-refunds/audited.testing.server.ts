import { eq } from 'drizzle-orm'
import { rulesOf } from '#core/health-refunds/rules/schemes.testing.ts'
import { healthRefundLine } from '#core/health-refunds/tables.server.ts'
import type { AuditedCalls } from '#testing/audited.testing.ts'
import { decideDescribed } from './decide/endpoints.server.ts'
import { startRefunds } from './testing/health-refunds.testing.server.ts'

export const auditedCalls: AuditedCalls = [
  [
    decideDescribed.acceptLine,
    async (database) => {
      const { addScheme, apply, newStudent } = await startRefunds(database)
      const [userId, scheme] = [await newStudent(), await addScheme(rulesOf())]
      const { id }: { id: string } = await (await apply(userId, scheme)).json()
      const [line] = await database
        .select()
        .from(healthRefundLine)
        .where(eq(healthRefundLine.caseId, id))
      return {
        params: { id, line: line?.id ?? '' },
        body: { acceptedOre: 0, because: 'Reise', version: 1 },
        concernedId: userId,
      }
    },
  ],
]

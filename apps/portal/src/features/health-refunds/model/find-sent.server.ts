import { and, asc, eq } from 'drizzle-orm'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import { healthRefund, healthRefundLine } from '#core/health-refunds/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'

/** One's own application. @throws {Refusal} `CASE_NOT_FOUND`: it is somebody else's, or there is none */
export async function requireSent(
  database: Database,
  { userId, id }: { userId: string; id: string },
) {
  const [found] = await database
    .select({ caseFile, row: healthRefund })
    .from(caseFile)
    .innerJoin(healthRefund, eq(healthRefund.caseId, caseFile.id))
    .where(and(eq(caseFile.id, id), eq(caseFile.userId, userId), eq(caseFile.kind, healthKind)))
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  return found
}

export const findLines = (database: Database, caseId: string) =>
  database
    .select()
    .from(healthRefundLine)
    .where(eq(healthRefundLine.caseId, caseId))
    .orderBy(asc(healthRefundLine.position))

import { and, eq } from 'drizzle-orm'
import { refuseCase } from '#core/cases/refuse-case.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import type { Database } from '#platform/database/database.server.ts'

export type Applicant = { readonly userId: string; readonly id: string }

/** Of two at once the second waits for the first. @throws {Refusal} `CASE_NOT_FOUND` */
export async function lockOwn(
  transaction: Database,
  { userId, id }: Applicant,
): Promise<typeof caseFile.$inferSelect> {
  const [found] = await transaction
    .select()
    .from(caseFile)
    .where(and(eq(caseFile.id, id), eq(caseFile.userId, userId), eq(caseFile.kind, healthKind)))
    .for('update')
  if (!found) throw refuseCase('CASE_NOT_FOUND')
  return found
}

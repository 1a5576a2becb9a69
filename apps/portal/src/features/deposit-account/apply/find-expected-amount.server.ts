import { and, eq, isNull } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AppliedStudy } from '../model/amounts.ts'
import { applicationKind } from '../model/case-kind.ts'
import type { ExpectedAmount } from '../model/contract.ts'
import { findAmount } from '../model/find-amount.server.ts'

/** The figure that an approval would fix now for a study of this person. */
export async function findExpectedAmount(
  database: Database,
  userId: string,
  study: AppliedStudy,
): Promise<ExpectedAmount> {
  // What is sent again counts from the first time.
  const [sent] = await database
    .select({ at: caseFile.createdAt })
    .from(caseFile)
    .where(
      and(
        eq(caseFile.userId, userId),
        eq(caseFile.kind, applicationKind),
        isNull(caseFile.closedAt),
      ),
    )
  const nothingFixed = { ...study, academicYear: null, amountOre: null }
  const { amountOre } = await findAmount(database, nothingFixed, sent?.at ?? new Date())
  return { amountOre }
}

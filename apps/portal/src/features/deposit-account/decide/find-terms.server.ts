import { and, eq, inArray } from 'drizzle-orm'
import type { CaseTerms } from '#core/cases/case-kind.server.ts'
import { stepTarget } from '#core/cases/rules.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { amountKindOf } from '../model/amounts.ts'
import { findAmount } from '../model/find-amount.server.ts'
import { depositAmount, depositApplication } from '../model/tables.server.ts'
import { laterPeriods, type StudyPeriod, toTermsKey } from '../model/terms.ts'

/**
 * What decisions about an application would fix now: the amount and semesters of an approval, and the
 * semesters that it can be deferred to. Without the figure of the academic year there is nothing to fix.
 */
export async function findTerms(database: Database, caseId: string): Promise<CaseTerms[]> {
  const [found] = await database
    .select({ row: depositApplication, caseFile })
    .from(depositApplication)
    .innerJoin(caseFile, eq(caseFile.id, depositApplication.caseId))
    .where(eq(depositApplication.caseId, caseId))
  if (!found) return []
  const { row } = found
  const { status, createdAt } = found.caseFile
  const { semesterStart, semesters } = row
  if (stepTarget(status, 'approve', 'staff')) {
    const { academicYear, amountOre } = await findAmount(database, row, createdAt)
    const key = toTermsKey({ academicYear, semesterStart, semesters })
    return amountOre === null ? [] : [{ action: 'approve', key, amountOre }]
  }
  if (!stepTarget(status, 'defer', 'staff') || row.academicYear === null) return []
  const { academicYear } = row
  return findDeferrals(database, row, laterPeriods({ academicYear, semesterStart, semesters }))
}

async function findDeferrals(
  database: Database,
  row: typeof depositApplication.$inferSelect,
  periods: readonly StudyPeriod[],
): Promise<CaseTerms[]> {
  const years = periods.map(({ academicYear }) => academicYear)
  const amounts = await database
    .select()
    .from(depositAmount)
    .where(and(inArray(depositAmount.academicYear, years)))
  return periods.flatMap((period): CaseTerms[] => {
    const kind = amountKindOf({ ...row, semesterStart: period.semesterStart })
    const amount = amounts.find(
      (one) => one.academicYear === period.academicYear && one.kind === kind,
    )
    return amount ? [{ action: 'defer', key: toTermsKey(period), amountOre: amount.amountOre }] : []
  })
}

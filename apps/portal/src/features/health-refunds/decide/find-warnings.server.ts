import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import type { CaseKind, CaseWarning } from '#core/cases/case-kind.server.ts'
import { caseFile } from '#core/cases/tables.server.ts'
import { attachment } from '#core/files/tables.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import { healthRefund, healthRefundLine } from '#core/health-refunds/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { workOutCase } from './work-out-case.server.ts'

/** What staff should look at first. Nothing is refused for it: the same receipt may be right twice. */
export const findWarnings: NonNullable<CaseKind['warnings']> = async (
  database,
  { caseId, encryption },
) => {
  const worked = await workOutCase({ database, encryption }, caseId)
  if (!worked) return []
  const without = worked.lines.filter(({ noRight }) => noRight !== null)
  const own = await findOwnAccounts(database, worked.userId)
  const found: (CaseWarning | null)[] = [
    warn('same-file', await findSameFiles(database, caseId)),
    warn('same-expense', await findSameExpenses(database, caseId, [...own])),
    warn('same-account', await findSameAccount(database, worked.row, [...own])),
    without.length === 0 ? null : { code: 'no-right', details: { count: String(without.length) } },
    worked.lines.some(({ isForeign }) => isForeign) ? { code: 'foreign' } : null,
    worked.hasNewRules ? { code: 'new-rules' } : null,
  ]
  return found.filter((one) => one !== null)
}

const warn = (code: string, cases: readonly string[]): CaseWarning | null =>
  cases.length === 0 ? null : { code, cases }

/** Other applications, of whomever, in which a file with the same bytes was sent. */
async function findSameFiles(database: Database, caseId: string): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select distinct other.subject_id as id
    from ${attachment} this
    join ${attachment} other on other.sha256 = this.sha256
    where this.subject_kind = ${healthKind} and this.subject_id = ${caseId}
      and other.subject_kind = ${healthKind} and other.subject_id <> ${caseId}
    order by 1 limit 20`)
  return rows.map(({ id }) => id)
}

/** The person's other applications with an expense of the same day, category and amount. */
async function findSameExpenses(
  database: Database,
  caseId: string,
  own: readonly string[],
): Promise<string[]> {
  const { rows } = await database.execute<{ id: string }>(sql`
    select distinct other.case_id as id
    from ${healthRefundLine} this
    join ${healthRefundLine} other on other.category = this.category
      and other.spent_from = this.spent_from and other.amount_ore = this.amount_ore
      and other.case_id <> this.case_id
    join ${caseFile} theirs on theirs.id = other.case_id
    where this.case_id = ${caseId} and theirs.user_id = any(${sql.param([...own])}::text[])
      and theirs.status <> 'TRUKKET'
    order by 1 limit 20`)
  return rows.map(({ id }) => id)
}

/** Applications of other people to the same account. */
async function findSameAccount(
  database: Database,
  row: typeof healthRefund.$inferSelect,
  own: readonly string[],
): Promise<string[]> {
  const rows = await database
    .select({ id: caseFile.id, userId: caseFile.userId })
    .from(healthRefund)
    .innerJoin(caseFile, eq(caseFile.id, healthRefund.caseId))
    .where(
      and(
        inArray(healthRefund.accountIndex, [row.accountIndex]),
        ne(healthRefund.caseId, row.caseId),
      ),
    )
    .limit(20)
  return rows.filter(({ userId }) => !own.includes(userId)).map(({ id }) => id)
}

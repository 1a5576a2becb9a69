import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AmountKind } from './amount-kinds.ts'
import { type AppliedStudy, academicYearOf, amountKindOf } from './amounts.ts'
import { readDeadlines } from './read-deadlines.server.ts'
import { depositAmount } from './tables.server.ts'

/** A study with what a decision has fixed for it. */
type Row = AppliedStudy & {
  readonly academicYear: number | null
  readonly amountOre: number | null
}

/** The amount to deposit, in øre; `amountOre` is null while staff have not entered the figure. */
export async function findAmount(
  database: Database,
  row: Row,
  sentAt: Date,
): Promise<{ academicYear: number; kind: AmountKind; amountOre: number | null }> {
  const academicYear =
    row.academicYear ?? academicYearOf(row, osloDate(sentAt), await readDeadlines(database))
  const kind = amountKindOf(row)
  if (row.amountOre !== null) return { academicYear, kind, amountOre: row.amountOre }
  const [found] = await database
    .select({ amountOre: depositAmount.amountOre })
    .from(depositAmount)
    .where(and(eq(depositAmount.academicYear, academicYear), eq(depositAmount.kind, kind)))
  return { academicYear, kind, amountOre: found?.amountOre ?? null }
}

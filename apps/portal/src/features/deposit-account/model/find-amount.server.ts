import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { AmountKind } from './amount-kinds.ts'
import { academicYearOf, amountKindOf } from './amounts.ts'
import { readDeadlines } from './read-deadlines.server.ts'
import { depositAmount, type depositApplication } from './tables.server.ts'

type Row = typeof depositApplication.$inferSelect

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

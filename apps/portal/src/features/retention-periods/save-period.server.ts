import { and, eq, sql } from 'drizzle-orm'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import { retentionPeriod as table } from '#core/personal-data/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { PeriodChange } from './contract.ts'
import { requirePeriod } from './list-periods.server.ts'
import type { RetentionParts } from './read-retention.server.ts'
import { recordAction } from './record-action.server.ts'
import { refuse } from './refuse.server.ts'

/** @throws {Refusal} PERIOD_UNKNOWN, MONTHS_INVALID, PERIOD_CHANGED */
export async function savePeriod(
  { database, retention }: Pick<RetentionParts, 'database' | 'retention'>,
  staff: StaffActor,
  { kind, months, version }: PeriodChange,
): Promise<void> {
  const { period } = requirePeriod(retention, { kind, months })
  await database.transaction(async (transaction) => {
    const before = (await readMonths(transaction))(period)
    const saved =
      version === 0
        ? await transaction
            .insert(table)
            .values({ kind, months })
            .onConflictDoNothing()
            .returning({ kind: table.kind })
        : await transaction
            .update(table)
            .set({ months, version: sql`${table.version} + 1` })
            .where(and(eq(table.kind, kind), eq(table.version, version)))
            .returning({ kind: table.kind })
    if (saved.length === 0) throw refuse('PERIOD_CHANGED')
    await recordAction(transaction, staff, {
      action: 'retention-period-saved',
      subject: { kind: 'retention-period', id: kind },
      before: { retentionMonths: before },
      after: { retentionMonths: months },
    })
  })
}

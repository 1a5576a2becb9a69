import { eq, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Deadlines, DeadlinesForm } from './deadlines.ts'
import { recordAction } from './record-action.server.ts'
import { depositRefusals } from './refusals.ts'
import { depositDeadlines } from './tables.server.ts'

const columns = {
  autumnLastDay: depositDeadlines.autumnLastDay,
  springLastDay: depositDeadlines.springLastDay,
  autumnDue: depositDeadlines.autumnDue,
  springDue: depositDeadlines.springDue,
  daysToPay: depositDeadlines.daysToPay,
  usualDays: depositDeadlines.usualDays,
  lapseDays: depositDeadlines.lapseDays,
  reminderDays: depositDeadlines.reminderDays,
  version: depositDeadlines.version,
}

export async function readDeadlines(database: Database): Promise<DeadlinesForm> {
  const [deadlines] = await database.select(columns).from(depositDeadlines)
  if (!deadlines) throw new Error('the row of the deadlines is gone')
  return deadlines
}

/** @throws {Refusal} `DEADLINES_CHANGED`: they are others than those that were seen */
export async function saveDeadlines(
  database: Database,
  staff: StaffActor,
  { version, ...deadlines }: DeadlinesForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [before] = await transaction.select(columns).from(depositDeadlines).for('update')
    const saved = await transaction
      .update(depositDeadlines)
      .set({ ...deadlines, version: sql`${depositDeadlines.version} + 1` })
      .where(eq(depositDeadlines.version, version))
      .returning({ version: depositDeadlines.version })
    if (!before || saved.length === 0)
      throw new Refusal('DEADLINES_CHANGED', depositRefusals.DEADLINES_CHANGED)
    await recordAction(transaction, staff, {
      action: 'deposit-deadlines-saved',
      subject: { kind: 'deposit-deadlines', id: 'deposit-deadlines' },
      before: audited(before),
      after: audited(deadlines),
    })
  })
}

function audited({
  autumnLastDay,
  springLastDay,
  autumnDue,
  springDue,
  daysToPay,
  usualDays,
  lapseDays,
  reminderDays,
}: Deadlines) {
  return {
    depositAutumnLastDay: autumnLastDay,
    depositSpringLastDay: springLastDay,
    depositAutumnDue: autumnDue,
    depositSpringDue: springDue,
    depositDaysToPay: daysToPay,
    depositUsualDays: usualDays,
    depositLapseDays: lapseDays,
    depositReminderDays: reminderDays,
  }
}

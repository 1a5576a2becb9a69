import { eq, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { DeadlinesForm } from '../model/deadlines.ts'
import { deadlineColumns } from '../model/read-deadlines.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { depositRefusals } from '../model/refusals.ts'
import { deadlineFields } from '../model/setup-fields.ts'
import { depositDeadlines } from '../model/tables.server.ts'

/** @throws {Refusal} `DEADLINES_CHANGED`: somebody has changed them since they were read */
export async function saveDeadlines(
  database: Database,
  staff: StaffActor,
  { version, ...deadlines }: DeadlinesForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [before] = await transaction.select(deadlineColumns).from(depositDeadlines).for('update')
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
      before: auditedValues(deadlineFields, before),
      after: auditedValues(deadlineFields, deadlines),
    })
  })
}

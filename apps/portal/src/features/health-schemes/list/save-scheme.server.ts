import { eq, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { refuseHealth } from '#core/health-refunds/refuse.server.ts'
import { healthScheme } from '#core/health-refunds/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { endFields, schemeFields } from '../model/scheme-fields.ts'
import type { EndForm, SchemeForm } from '../model/scheme-forms.ts'

/** @throws {Refusal} `HEALTH_SCHEME_NOT_FOUND`, `HEALTH_SCHEME_CHANGED` */
export async function saveScheme(
  database: Database,
  staff: StaffActor,
  { id, version, ...values }: SchemeForm & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await takeScheme(transaction, id, version)
    await transaction
      .update(healthScheme)
      .set({ ...values, version: sql`${healthScheme.version} + 1` })
      .where(eq(healthScheme.id, id))
    await recordAction(transaction, staff, {
      action: 'health-scheme-saved',
      subject: { kind: 'health-scheme', id },
      before: auditedValues(schemeFields, before),
      after: auditedValues(schemeFields, values),
    })
  })
}

/**
 * Ends a scheme, or lets it go on. Expenses through the last day are still refunded.
 * @throws {Refusal} `HEALTH_SCHEME_NOT_FOUND`, `HEALTH_SCHEME_CHANGED`
 */
export async function endScheme(
  database: Database,
  staff: StaffActor,
  { id, version, endsOn }: EndForm & { id: string },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await takeScheme(transaction, id, version)
    await transaction
      .update(healthScheme)
      .set({ endsOn, version: sql`${healthScheme.version} + 1` })
      .where(eq(healthScheme.id, id))
    await recordAction(transaction, staff, {
      action: 'health-scheme-ended',
      subject: { kind: 'health-scheme', id },
      before: auditedValues(endFields, before),
      after: auditedValues(endFields, { endsOn }),
    })
  })
}

async function takeScheme(transaction: Database, id: string, version: number) {
  const [found] = await transaction
    .select()
    .from(healthScheme)
    .where(eq(healthScheme.id, id))
    .for('update')
  if (!found) throw refuseHealth('HEALTH_SCHEME_NOT_FOUND')
  if (found.version !== version) throw refuseHealth('HEALTH_SCHEME_CHANGED')
  return found
}

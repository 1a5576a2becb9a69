import { eq, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Settings } from '../model/contract.ts'
import { findSettings } from '../model/find-settings.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { settingsFields } from '../model/setup-fields.ts'
import { fitnessSettings } from '../model/tables.server.ts'

/** @throws {Refusal} `SETTINGS_CHANGED`: the version differs from the one that was read */
export async function saveSettings(
  database: Database,
  staff: StaffActor,
  { version, ...settings }: Settings,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await findSettings(transaction)
    const saved =
      version === 0
        ? await transaction
            .insert(fitnessSettings)
            .values({ id: 1, ...settings })
            .onConflictDoNothing()
            .returning({ id: fitnessSettings.id })
        : await transaction
            .update(fitnessSettings)
            .set({ ...settings, version: sql`${fitnessSettings.version} + 1` })
            .where(eq(fitnessSettings.version, version))
            .returning({ id: fitnessSettings.id })
    if (saved.length === 0) throw refuse('SETTINGS_CHANGED')
    await recordAction(transaction, staff, {
      action: 'fitness-settings-saved',
      subject: { kind: 'fitness-settings', id: 'fitness' },
      before: auditedValues(settingsFields, before),
      after: auditedValues(settingsFields, settings),
    })
  })
}

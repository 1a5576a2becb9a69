import { eq, sql } from 'drizzle-orm'
import { associationSettings } from '#core/associations/tables.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { settingFields } from '../model/staff-fields.ts'
import type { SettingsForm } from './forms.ts'

/** @throws {Refusal} `SETTINGS_CHANGED`: somebody has changed them since they were read */
export async function saveSettings(
  database: Database,
  staff: StaffActor,
  { version, form }: SettingsForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(associationSettings).for('update')
    const saved = await transaction
      .update(associationSettings)
      .set({ ...form, version: sql`${associationSettings.version} + 1` })
      .where(eq(associationSettings.version, version))
      .returning({ version: associationSettings.version })
    if (!before || saved.length === 0) throw refuse('SETTINGS_CHANGED')
    await recordAction(transaction, staff, {
      action: 'association-settings-saved',
      subject: { kind: 'association-settings', id: 'association-settings' },
      before: auditedValues(settingFields, before),
      after: auditedValues(settingFields, form),
    })
  })
}

import { eq, sql } from 'drizzle-orm'
import { auditedValues } from '#core/editable/form.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import { grantSettings } from '#core/grants/setup/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { settingFields } from '../model/list-fields.ts'
import { recordAction } from '../model/record-action.server.ts'
import type { SettingsForm } from './forms.ts'

/** @throws {Refusal} `GRANT_CHANGED`: somebody has changed them since they were read */
export async function saveSettings(
  database: Database,
  staff: StaffActor,
  { version, form }: SettingsForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [before] = await transaction.select().from(grantSettings).for('update')
    const saved = await transaction
      .update(grantSettings)
      .set({ ...form, version: sql`${grantSettings.version} + 1` })
      .where(eq(grantSettings.version, version))
      .returning({ version: grantSettings.version })
    if (!before || saved.length === 0) throw refuseGrant('GRANT_CHANGED')
    await recordAction(transaction, staff, {
      action: 'grant-settings-saved',
      subject: { kind: 'grant-settings', id: 'grant-settings' },
      before: auditedValues(settingFields, before),
      after: auditedValues(settingFields, form),
    })
  })
}

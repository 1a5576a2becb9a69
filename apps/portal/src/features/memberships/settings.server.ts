import { eq, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Settings } from './contract.ts'
import type { SettingsForm } from './membership-type.ts'
import { recordAction } from './record-action.server.ts'
import { refuse } from './refuse.server.ts'
import { usualSettings } from './rules/membership-facts.ts'
import { fitnessSettings } from './tables.server.ts'

/** Version 0 until staff have saved any. */
export async function findSettings(database: Database): Promise<Settings> {
  const [found] = await database.select().from(fitnessSettings)
  if (!found) return { ...usualSettings, version: 0 }
  const { id, ...settings } = found
  return settings
}

/** @throws {Refusal} `SETTINGS_CHANGED`: they are others than those that were seen */
export async function saveSettings(
  database: Database,
  staff: StaffActor,
  { version, ...settings }: SettingsForm,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { version: _, ...before } = await findSettings(transaction)
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
      before,
      after: settings,
    })
  })
}

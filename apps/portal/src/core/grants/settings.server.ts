import type { Database } from '#platform/database/database.server.ts'
import { grantSettings } from './setup/tables.server.ts'

export type GrantSettings = Omit<typeof grantSettings.$inferSelect, 'onlyRow'>

/** What the organisation decides about its grants: one small row, read when it is needed. */
export async function readGrantSettings(database: Database): Promise<GrantSettings> {
  const [found] = await database.select().from(grantSettings)
  if (!found) throw new Error('grant_settings has no row')
  const { onlyRow: _, ...settings } = found
  return settings
}

import type { Database } from '#platform/database/database.server.ts'
import { associationSettings } from './tables.server.ts'

export type AssociationSettings = Omit<typeof associationSettings.$inferSelect, 'onlyRow'>

/** What the organisation decides about its associations: one small row, read when it is needed. */
export async function readAssociationSettings(database: Database): Promise<AssociationSettings> {
  const [found] = await database.select().from(associationSettings)
  if (!found) throw new Error('association_settings has no row')
  const { onlyRow: _, ...settings } = found
  return settings
}

import type { Database } from '#platform/database/database.server.ts'
import type { Settings } from './contract.ts'
import { defaultSettings } from './rules/membership-facts.ts'
import { fitnessSettings } from './tables.server.ts'

/** The defaults with version 0 until staff have saved settings. */
export async function findSettings(database: Database): Promise<Settings> {
  const [found] = await database.select().from(fitnessSettings)
  if (!found) return { ...defaultSettings, version: 0 }
  const { id, ...settings } = found
  return settings
}

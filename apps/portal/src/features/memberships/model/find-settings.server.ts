import type { Database } from '#platform/database/database.server.ts'
import type { Settings } from './contract.ts'
import { defaultSettings } from './rules/membership-facts.ts'
import { fitnessSettings } from './tables.server.ts'

/** Version 0 until staff have saved any. */
export async function findSettings(database: Database): Promise<Settings> {
  const [found] = await database.select().from(fitnessSettings)
  if (!found) return { ...defaultSettings, version: 0 }
  const { id, ...settings } = found
  return settings
}

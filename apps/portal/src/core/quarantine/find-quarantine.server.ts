import { isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import type { Quarantine } from './current-quarantine.server.ts'
import { siteRestore } from './tables.server.ts'

export async function findQuarantine(database: Database): Promise<Quarantine | null> {
  const { backupStartedAt, restoredAt } = siteRestore
  const [open] = await database
    .select({ backupStartedAt, restoredAt })
    .from(siteRestore)
    .where(isNull(siteRestore.releasedAt))
  return open ?? null
}

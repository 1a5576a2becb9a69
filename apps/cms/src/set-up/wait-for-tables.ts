import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Payload } from 'payload'
import { appliedMigrations } from './migrate-tables.ts'

const checkEveryMilliseconds = 2_000

/** Waits until every migration of this version has been applied, by the process that migrates. */
export async function waitForTables(payload: Payload): Promise<void> {
  let missing = await missingMigrations(payload)
  if (missing.length > 0) console.log(`Waiting for ${missing.join(', ')}`)
  while (missing.length > 0) {
    await sleep(checkEveryMilliseconds)
    missing = await missingMigrations(payload)
  }
  console.log('The tables of the content system are up to date')
}

export async function missingMigrations(payload: Payload): Promise<string[]> {
  const applied = await appliedMigrations(payload)
  return readdirSync(payload.db.migrationDir)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .filter((name) => !applied.has(name))
    .sort()
}

import { institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { demoInstitutions } from './institutions.ts'

/** Safe to run again: what staff have changed stays. */
export async function seedInstitutions(database: Database): Promise<void> {
  await database
    .insert(institution)
    .values(demoInstitutions.map((one, position) => ({ ...one, position })))
    .onConflictDoNothing()
}

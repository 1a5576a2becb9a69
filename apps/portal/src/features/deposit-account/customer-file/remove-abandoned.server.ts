import { type SQL, sql } from 'drizzle-orm'
import type { RetentionStep } from '#core/personal-data/retention.server.ts'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { importProposal } from './proposal-kinds.ts'
import { depositImport } from './tables.server.ts'

/** Imports that were never confirmed, and that nobody can confirm any more. */
const removal = (): SQL => sql`delete from ${depositImport}
  where confirmed_at is null and not exists (select from ${staffProposal}
    where ${staffProposal.kind} = ${importProposal.import}
      and ${staffProposal.subject} = ${depositImport.id}::text)`

export const removeAbandonedImports = (transaction: Database) => transaction.execute(removal())

export const importRetention: readonly RetentionStep[] = [
  { name: 'deposit imports that nobody confirmed', remove: removal },
]

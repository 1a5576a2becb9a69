import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { staffProposal } from '#core/proposals/tables.server.ts'
import { callOffProposals } from './call-off-proposals.ts'

/**
 * Whether calling an offer off waits for a second person. Until then nobody books, pays or is promoted,
 * and the time to pay of a hold stands still.
 * @param id of an offer, as a column
 */
export const isPaused = (id: AnyPgColumn | SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from ${staffProposal} proposal
    where proposal.kind in (${sql.join([...callOffProposals], sql`, `)})
      and proposal.subject = ${id}::text)`

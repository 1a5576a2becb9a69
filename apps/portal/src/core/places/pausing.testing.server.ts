import { eq } from 'drizzle-orm'
import { staffProposal } from '#core/proposals/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { courseCallOff } from './call-off-proposals.ts'
import { lockOffer } from './lock-offer.server.ts'
import { addPeople } from './places.testing.server.ts'
import { resumeOffer } from './resume-offer.server.ts'

/** Pauses an offer, as one of the staff does who proposes to call it off. */
export async function pauseOffer(
  database: Database,
  offerId: string,
  { since = new Date() }: { readonly since?: Date } = {},
): Promise<void> {
  const [proposedBy = ''] = await addPeople(database, 1)
  await database.transaction(async (transaction) => {
    await lockOffer(transaction, offerId)
    await transaction.insert(staffProposal).values({
      kind: courseCallOff,
      subject: offerId,
      payload: {},
      proposedBy,
      proposedAt: since,
    })
  })
}

export async function withdrawPause(database: Database, offerId: string): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = await removePause(transaction, offerId)
    if (!row) throw new Error('it is not paused')
    await resumeOffer(transaction, offerId, { since: row.proposedAt })
  })
}

/** The proposal goes and nothing is resumed, as with the account of its proposer. */
export const removePause = (database: Database, offerId: string) =>
  database.delete(staffProposal).where(eq(staffProposal.subject, offerId)).returning()

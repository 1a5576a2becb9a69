import { eq, getTableColumns } from 'drizzle-orm'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import { roundPhase } from '#core/grants/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from './refuse.server.ts'

export type ReadRound = typeof grantRound.$inferSelect & { readonly agreedAt: Date | null }

/**
 * A round that the committee reads: its deadline is over.
 * @throws {Refusal} `ROUND_NOT_FOUND`
 */
export async function findRound(database: Database, id: string, now: Date): Promise<ReadRound> {
  const [found] = await database
    .select({ ...getTableColumns(grantRound), agreedAt: grantMeeting.agreedAt })
    .from(grantRound)
    .leftJoin(grantMeeting, eq(grantMeeting.roundId, grantRound.id))
    .where(eq(grantRound.id, id))
  if (!found || roundPhase(found, now) !== 'reading') throw refuse('ROUND_NOT_FOUND')
  return found
}

/**
 * The same, until the transaction ends: who agrees to the list of the meeting locks the round, and waits
 * for those who change what belongs to it. Of the two, the second one finds what the first has done.
 * @throws {Refusal} `ROUND_NOT_FOUND`, `MEETING_AGREED`
 */
export async function lockOpenRound(
  transaction: Database,
  id: string,
  now: Date,
): Promise<typeof grantRound.$inferSelect> {
  const [round] = await transaction
    .select()
    .from(grantRound)
    .where(eq(grantRound.id, id))
    .for('share')
  if (!round || roundPhase(round, now) !== 'reading') throw refuse('ROUND_NOT_FOUND')
  const agreed = await transaction.$count(grantMeeting, eq(grantMeeting.roundId, id))
  if (agreed > 0) throw refuse('MEETING_AGREED')
  return round
}

import { desc, eq } from 'drizzle-orm'
import { findRoundsLeft, type RoundLeft } from '#core/grants/budget.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import { roundPhase } from '#core/grants/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { StaffRound, StaffRounds } from '../model/contract.ts'
import { countStates, type StateCounts } from './count-states.server.ts'

/** Some four years of a round each month. */
const mostRounds = 50

type Row = {
  readonly round: typeof grantRound.$inferSelect
  readonly agreedAt: Date | null
  readonly releasedAt: Date | null
}

export const selectRounds = (database: Database) =>
  database
    .select({
      round: grantRound,
      agreedAt: grantMeeting.agreedAt,
      releasedAt: grantMeeting.releasedAt,
    })
    .from(grantRound)
    .leftJoin(grantMeeting, eq(grantMeeting.roundId, grantRound.id))
    .$dynamic()

/** The latest rounds, with how far their applications have come. */
export async function listStaffRounds(database: Database, now: Date): Promise<StaffRounds> {
  const rows = await selectRounds(database).orderBy(desc(grantRound.deadlineAt)).limit(mostRounds)
  const ids = rows.map(({ round }) => round.id)
  const counts = await countStates(database, ids, now)
  const undecided = rows.filter(isUndecided).map(({ round }) => round.id)
  const left = await findRoundsLeft(database, undecided)
  return {
    items: rows.map((row) => {
      const { id } = row.round
      return toStaffRound(row, { counts: counts.get(id), left: left.get(id) ?? null }, now)
    }),
  }
}

const isUndecided = ({ round, releasedAt }: Row): boolean =>
  round.cancelledAt === null && releasedAt === null

export function toStaffRound(
  { round, agreedAt, releasedAt }: Row,
  known: { readonly counts: StateCounts | undefined; readonly left: RoundLeft | null },
  now: Date,
): StaffRound {
  return {
    id: round.id,
    name: round.name,
    opensAt: round.opensAt.toISOString(),
    deadlineAt: round.deadlineAt.toISOString(),
    meetsAt: round.meetsAt.toISOString(),
    earliestEventOn: round.earliestEventOn,
    phase: roundPhase(round, now),
    agreedAt: agreedAt?.toISOString() ?? null,
    releasedAt: releasedAt?.toISOString() ?? null,
    counts: known.counts ?? {},
    leftOre: leftOf(known.left),
  }
}

/** What all types have together, or the ceiling of the round where that is less. */
function leftOf(left: RoundLeft | null): number | null {
  if (!left) return null
  const types = left.types.reduce((sum, { leftOre }) => sum + leftOre, 0)
  return left.ceilingLeftOre === null ? types : Math.min(types, left.ceilingLeftOre)
}

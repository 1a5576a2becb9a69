import { and, asc, eq, getTableColumns, gte, isNotNull, isNull, lte } from 'drizzle-orm'
import { findConflicts } from '#core/grants/committee/find-conflicts.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { readGrantSettings } from '#core/grants/settings.server.ts'
import { grantRound } from '#core/grants/setup/tables.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDaysByWallTime } from '#platform/time/oslo.ts'
import { type CommitteeActor, requireMember } from '../model/committee-member.server.ts'
import type { RoundsToRead } from '../model/contract.ts'
import { findCriteria, findPoints } from '../model/find-points.server.ts'
import { shownDays } from '../model/limits.ts'
import { criteriaOf, type ReadingState, readingState } from '../model/reading-state.ts'
import { findOnLists } from './find-round-items.server.ts'

/**
 * The rounds that the committee reads, the next meeting first and those that have agreed last, with how far
 * the caller has come. Cases in which they take no part are in none of the numbers.
 * @throws {Refusal} `NOT_IN_COMMITTEE`
 */
export async function listRounds(
  database: Database,
  staff: StaffActor,
  now: Date,
): Promise<RoundsToRead> {
  const actor = await requireMember(database, staff, now)
  const rounds = await database
    .select({ ...getTableColumns(grantRound), agreedAt: grantMeeting.agreedAt })
    .from(grantRound)
    .leftJoin(grantMeeting, eq(grantMeeting.roundId, grantRound.id))
    .where(
      and(
        lte(grantRound.deadlineAt, now),
        gte(grantRound.meetsAt, addDaysByWallTime(now, -shownDays)),
        isNull(grantRound.cancelledAt),
      ),
    )
    .orderBy(isNotNull(grantMeeting.agreedAt), asc(grantRound.meetsAt), asc(grantRound.id))
  const states = await findStates(
    database,
    actor,
    rounds.map(({ id }) => id),
  )
  const { committeeName } = await readGrantSettings(database)
  return {
    committee: committeeName,
    items: rounds.map(({ id, name, place, ...round }) => {
      const ofRound = states.filter(({ roundId }) => roundId === id)
      const count = (wanted: ReadingState) => ofRound.filter(({ state }) => state === wanted).length
      return {
        id,
        name,
        place,
        deadlineAt: round.deadlineAt.toISOString(),
        meetsAt: round.meetsAt.toISOString(),
        agreedAt: round.agreedAt?.toISOString() ?? null,
        applications: ofRound.length,
        scored: count('scored'),
        changed: count('changed'),
      }
    }),
  }
}

/** Applications that the caller has not judged in all, until their meeting has agreed. */
export const readingWork: WorkCounter = {
  page: '/staff/grants/committee',
  roles: ['committee'],
  count: async (database, staff) => ({ waiting: await countUnread(database, staff, new Date()) }),
}

export async function countUnread(
  database: Database,
  staff: StaffActor,
  now: Date,
): Promise<number> {
  try {
    const { items } = await listRounds(database, staff, now)
    return items
      .filter(({ agreedAt }) => agreedAt === null)
      .reduce((sum, { applications, scored }) => sum + applications - scored, 0)
  } catch (error) {
    // The role may be there before the term, and after it.
    if (error instanceof Refusal && error.code === 'NOT_IN_COMMITTEE') return 0
    throw error
  }
}

async function findStates(
  database: Database,
  actor: CommitteeActor,
  roundIds: readonly string[],
): Promise<{ roundId: string; state: ReadingState }[]> {
  const onLists = await findOnLists(database, roundIds)
  const ids = onLists.map(({ id }) => id)
  const criteria = await findCriteria(database)
  const [conflicts, points] = await Promise.all([
    findConflicts(database, actor, ids),
    findPoints(database, criteria, ids, [actor.userId]),
  ])
  return onLists
    .filter(({ id }) => !conflicts.has(id))
    .map(({ id, roundId, typeId, version }) => ({
      roundId,
      state: readingState(
        criteriaOf(criteria, typeId),
        points.get(id)?.get(actor.userId) ?? [],
        version,
      ),
    }))
}

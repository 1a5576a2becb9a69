import { and, asc, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import { caseCheck } from '#core/cases/tables.server.ts'
import { findRoundLeft } from '#core/grants/budget.server.ts'
import { grantMeeting } from '#core/grants/decision/tables.server.ts'
import { grantCaseKind } from '#core/grants/grant-case.ts'
import { grantRound, grantRoundType, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { RoundChoice, StaffRoundDetails } from '../model/contract.ts'
import { refuse } from '../model/refuse.server.ts'
import { countStates } from './count-states.server.ts'
import { listApplications } from './list-applications.server.ts'
import { selectRounds, toStaffRound } from './list-staff-rounds.server.ts'

/**
 * One round with its applications, and where they can be moved to.
 * @throws {Refusal} `ROUND_NOT_FOUND`
 */
export async function findStaffRound(
  database: Database,
  staffId: string,
  id: string,
  now: Date,
): Promise<StaffRoundDetails> {
  const [row] = await selectRounds(database).where(eq(grantRound.id, id))
  if (!row) throw refuse('ROUND_NOT_FOUND')
  const [left, counts, applications, choices, checks] = await Promise.all([
    findRoundLeft(database, id),
    countStates(database, [id], now),
    listApplications(database, staffId, id, now),
    listChoices(database, id, now),
    database.$count(caseCheck, and(eq(caseCheck.kind, grantCaseKind), isNull(caseCheck.removedAt))),
  ])
  const types = left?.types ?? []
  const names = await database
    .select({ id: grantType.id, name: grantType.name })
    .from(grantType)
    .where(
      inArray(
        grantType.id,
        types.map(({ typeId }) => typeId),
      ),
    )
    .orderBy(asc(grantType.position), asc(grantType.id))
  const known = new Map(types.map((one) => [one.typeId, one]))
  return {
    round: {
      ...toStaffRound(row, { counts: counts.get(id), left }, now),
      place: row.round.place,
      ceilingLeftOre: left?.ceilingLeftOre ?? null,
    },
    left: names.flatMap(({ id: typeId, name }) => {
      const of = known.get(typeId)
      return of ? [{ ...of, name }] : []
    }),
    checks,
    applications,
    choices,
  }
}

/** The rounds whose meeting is to come, with the types that are applied for in each. */
async function listChoices(database: Database, id: string, now: Date): Promise<RoundChoice[]> {
  const rounds = await database
    .select({
      id: grantRound.id,
      name: grantRound.name,
      typeIds: sql<string[]>`array_agg(${grantRoundType.typeId}::text)`,
    })
    .from(grantRound)
    .innerJoin(grantRoundType, eq(grantRoundType.roundId, grantRound.id))
    .leftJoin(grantMeeting, eq(grantMeeting.roundId, grantRound.id))
    .where(
      and(
        ne(grantRound.id, id),
        gt(grantRound.meetsAt, now),
        isNull(grantRound.cancelledAt),
        isNull(grantMeeting.roundId),
      ),
    )
    .groupBy(grantRound.id)
    .orderBy(asc(grantRound.meetsAt))
  return rounds
}

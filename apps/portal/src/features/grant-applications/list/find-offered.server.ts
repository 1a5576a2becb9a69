import { and, asc, eq, gt, isNull, lte, type SQL } from 'drizzle-orm'
import type { ApplicantKind } from '#core/grants/setup/kinds.ts'
import { grantRound, grantRoundType, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { OfferedRound, OfferedType } from '../model/contract.ts'

/** What some applicants may apply for, and in which round, the next deadline first. */
export function selectOffered(
  database: Database,
  applicantKind: ApplicantKind,
  among: SQL | undefined,
) {
  const isFor = applicantKind === 'association' ? grantType.forAssociations : grantType.forPersons
  return database
    .select({ type: grantType, round: grantRound })
    .from(grantRoundType)
    .innerJoin(grantRound, eq(grantRound.id, grantRoundType.roundId))
    .innerJoin(grantType, eq(grantType.id, grantRoundType.typeId))
    .where(and(eq(isFor, true), isNull(grantType.removedAt), isNull(grantRound.cancelledAt), among))
    .orderBy(asc(grantRound.deadlineAt), asc(grantType.position), asc(grantType.id))
}

export const isOpenAt = (now: Date): SQL | undefined =>
  and(lte(grantRound.opensAt, now), gt(grantRound.deadlineAt, now))

export const opensAfter = (now: Date): SQL => gt(grantRound.opensAt, now)

export const toOfferedType = (type: typeof grantType.$inferSelect): OfferedType => {
  const { id, name, description, payment, hasEvent, leastOre, mostOre } = type
  return { id, name, description, payment, hasEvent, leastOre, mostOre }
}

export const toOfferedRound = (round: typeof grantRound.$inferSelect): OfferedRound => ({
  id: round.id,
  name: round.name,
  opensAt: round.opensAt.toISOString(),
  deadlineAt: round.deadlineAt.toISOString(),
  meetsAt: round.meetsAt.toISOString(),
  earliestEventOn: round.earliestEventOn,
})

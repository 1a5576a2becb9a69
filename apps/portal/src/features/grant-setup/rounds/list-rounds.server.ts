import { asc } from 'drizzle-orm'
import { findShownRoundLeft } from '#core/grants/round-left.server.ts'
import { grantType } from '#core/grants/setup/tables.server.ts'
import { roundPhase } from '#core/grants/states.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GrantRounds, Round } from './contract.ts'
import { findFacts, type RoundWithFacts } from './find-facts.server.ts'
import { toForm } from './round-form.server.ts'

export async function listRounds(database: Database, now: Date): Promise<GrantRounds> {
  const [found, types] = await Promise.all([
    findFacts(database),
    database.select().from(grantType).orderBy(asc(grantType.position), asc(grantType.id)),
  ])
  const rounds = await Promise.all(found.map((one) => toRound(database, one, now)))
  return {
    rounds: rounds.toSorted((one, other) => compare(meetingOf(other), meetingOf(one))),
    types: types.map(({ id, name, removedAt }) => ({ id, name, isRemoved: removedAt !== null })),
  }
}

async function toRound(database: Database, facts: RoundWithFacts, now: Date): Promise<Round> {
  const { id, version, isAgreed, cancelledAt, drafts, sentTypeIds, typeIds } = facts
  return {
    id,
    version,
    ...toForm(facts, [...typeIds]),
    phase: roundPhase(facts, now),
    isAgreed,
    drafts,
    sent: sentTypeIds.length,
    left: isAgreed || cancelledAt ? null : await findShownRoundLeft(database, id),
  }
}

const meetingOf = ({ meetsOn, meetsTime, id }: Round) => `${meetsOn} ${meetsTime} ${id}`
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

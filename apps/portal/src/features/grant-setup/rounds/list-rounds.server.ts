import { asc } from 'drizzle-orm'
import { findShownRoundsLeft } from '#core/grants/round-left.server.ts'
import type { ShownRoundLeft } from '#core/grants/round-left.ts'
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
  const undecided = found.filter((one) => !(one.isAgreed || one.cancelledAt))
  const left = await findShownRoundsLeft(
    database,
    undecided.map(({ id }) => id),
  )
  const rounds = found.map((one) => toRound(one, left.get(one.id) ?? null, now))
  return {
    rounds: rounds.toSorted((one, other) => compare(meetingOf(other), meetingOf(one))),
    types: types.map(({ id, name, removedAt }) => ({ id, name, isRemoved: removedAt !== null })),
  }
}

function toRound(facts: RoundWithFacts, left: ShownRoundLeft | null, now: Date): Round {
  const { id, version, isAgreed, drafts, sentTypeIds, typeIds } = facts
  return {
    id,
    version,
    ...toForm(facts, [...typeIds]),
    phase: roundPhase(facts, now),
    isAgreed,
    drafts,
    sent: sentTypeIds.length,
    left,
  }
}

const meetingOf = ({ meetsOn, meetsTime, id }: Round) => `${meetsOn} ${meetsTime} ${id}`
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

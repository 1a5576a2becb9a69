import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate, timeZone } from '#platform/time/oslo.ts'
import { countOpenEvents } from './open-events.server.ts'
import { readAssociationSettings } from './settings.server.ts'
import { associationMember } from './tables.server.ts'
import {
  judgeWelcome,
  type WelcomeFacts,
  type WelcomeJudgement,
  welcomeDays,
} from './welcome-mark.ts'

export type Welcome = WelcomeJudgement & { readonly facts: WelcomeFacts }

/**
 * Judges the mark of several associations, with the same number of queries for any number of them.
 * @param associations those that are active; others have no mark
 */
export async function findWelcomes(
  database: Database,
  associations: readonly { readonly id: string; readonly isOpenToAll: boolean }[],
  now: Date,
): Promise<ReadonlyMap<string, Welcome>> {
  if (associations.length === 0) return new Map()
  const settings = await readAssociationSettings(database)
  const days = welcomeDays(osloDate(now), settings)
  const associationIds = associations.map(({ id }) => id)
  const [members, lately, ahead] = await Promise.all([
    countNewMembers(database, associationIds, days.joinedFrom),
    countOpenEvents(database, { associationIds, ...days.lately }),
    countOpenEvents(database, { associationIds, ...days.ahead }),
  ])
  return new Map(
    associations.map(({ id, isOpenToAll }) => {
      const facts = {
        isOpenToAll,
        newMembers: members.get(id) ?? 0,
        eventsLately: lately.get(id) ?? 0,
        eventsAhead: ahead.get(id) ?? 0,
      }
      return [id, { ...judgeWelcome(facts, settings), facts }]
    }),
  )
}

async function countNewMembers(
  database: Database,
  associationIds: readonly string[],
  joinedFrom: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await database.execute<{ id: string; count: number }>(sql`
    select association_id as id, count(*)::int as count from ${associationMember}
    where association_id = any(${sql.param([...associationIds])}::uuid[]) and state = 'member'
      and joined_at >= (${joinedFrom}::date::timestamp at time zone ${timeZone})
    group by association_id`)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

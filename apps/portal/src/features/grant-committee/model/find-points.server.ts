import { asc, isNull, sql } from 'drizzle-orm'
import { grantScore } from '#core/grants/committee/tables.server.ts'
import { grantCriterion } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GivenPoints } from './reading-state.ts'

/** Points by application, then by member. */
export type PointsByMember = ReadonlyMap<string, ReadonlyMap<string, readonly GivenPoints[]>>

/**
 * What these members gave for criteria that count. A row of the answer is all of one application, with
 * members and criteria by their places: a full list has some ten thousand points, and their ids would
 * be most of it.
 */
export async function findPoints(
  database: Database,
  criteria: readonly { readonly id: string }[],
  applicationIds: readonly string[],
  userIds: readonly string[],
): Promise<PointsByMember> {
  const { rows } = await database.execute<{ id: string; given: string }>(sql`
    select s.application_id as id, string_agg(
      member.at || ' ' || criterion.at || ' ' || coalesce(s.points, -1) || ' ' || s.version, ',') as given
    from ${grantScore} s
    join unnest(${sql.param([...userIds])}::text[]) with ordinality as member (id, at)
      on member.id = s.user_id
    join unnest(${sql.param(criteria.map(({ id }) => id))}::uuid[]) with ordinality as criterion (id, at)
      on criterion.id = s.criterion_id
    where s.application_id = any(${sql.param([...applicationIds])}::uuid[])
    group by s.application_id`)
  return new Map(rows.map(({ id, given }) => [id, parse(given)]))

  function parse(written: string): Map<string, GivenPoints[]> {
    const byMember = new Map<string, GivenPoints[]>()
    for (const one of written.split(',')) {
      const [member = 0, criterion = 0, points = 0, version = 0] = one.split(' ').map(Number)
      const userId = userIds[member - 1] ?? ''
      const given = {
        criterionId: criteria[criterion - 1]?.id ?? '',
        points: points === -1 ? null : points,
        version,
      }
      const others = byMember.get(userId)
      if (others) others.push(given)
      else byMember.set(userId, [given])
    }
    return byMember
  }
}

/** Criteria that count, in their order. */
export function findCriteria(database: Database) {
  return database
    .select({
      id: grantCriterion.id,
      typeId: grantCriterion.typeId,
      name: grantCriterion.name,
      hint: grantCriterion.hint,
      weight: grantCriterion.weight,
      mostPoints: grantCriterion.mostPoints,
    })
    .from(grantCriterion)
    .where(isNull(grantCriterion.removedAt))
    .orderBy(asc(grantCriterion.position), asc(grantCriterion.id))
}

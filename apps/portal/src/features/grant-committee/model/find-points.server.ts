import { sql } from 'drizzle-orm'
import { grantScore } from '#core/grants/committee/tables.server.ts'
import { grantCriterion } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { GivenPoints } from './reading-state.ts'

/** Points by application, then by member. */
export type PointsByMember = ReadonlyMap<string, ReadonlyMap<string, readonly GivenPoints[]>>

/**
 * What these members gave for criteria that count. A row of the answer is all of one member for one
 * application: a full list has some ten thousand points.
 */
export async function findPoints(
  database: Database,
  applicationIds: readonly string[],
  userIds: readonly string[],
): Promise<PointsByMember> {
  const { rows } = await database.execute<{ id: string; member: string; given: string }>(sql`
    select s.application_id as id, s.user_id as member,
      string_agg(s.criterion_id || ' ' || coalesce(s.points::text, '-') || ' ' || s.version, ',') as given
    from ${grantScore} s
    where s.application_id = any(${sql.param([...applicationIds])}::uuid[])
      and s.user_id = any(${sql.param([...userIds])}::text[])
      and s.criterion_id in (select id from ${grantCriterion} where removed_at is null)
    group by s.application_id, s.user_id`)
  const found = new Map<string, Map<string, GivenPoints[]>>()
  for (const { id, member, given } of rows) {
    const ofApplication = found.get(id) ?? new Map<string, GivenPoints[]>()
    ofApplication.set(member, given.split(',').map(parse))
    found.set(id, ofApplication)
  }
  return found
}

function parse(written: string): GivenPoints {
  const [criterionId = '', points, version] = written.split(' ')
  return {
    criterionId,
    points: points === '-' ? null : Number(points),
    version: Number(version),
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
    .where(sql`${grantCriterion.removedAt} is null`)
    .orderBy(grantCriterion.position, grantCriterion.id)
}

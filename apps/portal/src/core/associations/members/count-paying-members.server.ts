import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { atWallTime, toInstant } from '#platform/time/zoned.server.ts'
import { associationMember, associationTerm } from '../tables.server.ts'

export type MemberCount = {
  /** With a term that covers the day and whose fee was paid. */
  readonly paying: number
  /** With a term that covers the day, with or without a fee. */
  readonly all: number
}

/**
 * How many members an association has on a day. A membership counts on the days of its terms, until
 * the day on which it ended.
 * @param day in Norway, `2026-11-28`
 */
export async function countPayingMembers(
  database: Database,
  associationId: string,
  day: string,
): Promise<MemberCount> {
  const begins = toInstant(atWallTime(day, '00:00')).toISOString()
  const { rows } = await database.execute<{ paying: number; all: number }>(sql`
    select count(distinct member.id)::int as all,
      (count(distinct member.id) filter (where term.fee_ore > 0))::int as paying
    from ${associationMember} member
    join ${associationTerm} term on term.member_id = member.id
    where member.association_id = ${associationId} and member.joined_at is not null
      and (member.ended_at is null or member.ended_at >= ${begins}::timestamptz)
      and term.cancelled_at is null and term.starts_on <= ${day} and term.ends_on >= ${day}`)
  const [counted] = rows
  return { paying: counted?.paying ?? 0, all: counted?.all ?? 0 }
}

import { sql } from 'drizzle-orm'
import { lockMember } from '#core/associations/members/lock-member.server.ts'
import { lastDayOf } from '#core/associations/members/next-term.ts'
import { endMembership } from '#core/associations/members/write-member.server.ts'
import { readAssociationSettings } from '#core/associations/settings.server.ts'
import { associationMember, associationTerm } from '#core/associations/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, timeZone } from '#platform/time/oslo.ts'
import { notifyMember } from '../model/member-mail.server.ts'

const batchSize = 500

/**
 * Ends memberships that nobody renewed in time, and requests whose fee was not paid in time.
 * @returns how many
 */
export async function endLapsed(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  now: Date,
): Promise<number> {
  const { lapseDays } = await readAssociationSettings(database)
  /** Whose last term ended before this day is over it. */
  const limit = addDays(osloDate(now), -lapseDays)
  let ended = 0
  for (;;) {
    const { rows } = await database.execute<{ associationId: string; userId: string }>(sql`
      select member.association_id as "associationId", member.user_id as "userId"
      from ${associationMember} member
      where member.state = 'requested' and member.pay_before <= ${now.toISOString()}::timestamptz
        or member.state = 'member' and coalesce(
          (select max(term.ends_on) from ${associationTerm} term
            where term.member_id = member.id and term.cancelled_at is null),
          (member.joined_at at time zone ${timeZone})::date) < ${limit}::date
      order by member.id limit ${batchSize}`)
    const before = ended
    for (const who of rows)
      if (await endOne(database, { ...who, limit, portalUrl }, now)) ended += 1
    if (rows.length < batchSize || ended === before) return ended
  }
}

/** Looks again under the lock: they may have paid a moment ago. */
function endOne(
  database: Database,
  given: { associationId: string; userId: string; limit: string; portalUrl: string },
  now: Date,
): Promise<boolean> {
  const { limit, portalUrl, ...who } = given
  return database.transaction(async (transaction) => {
    const { association, member, terms } = await lockMember(transaction, who)
    if (!member) return false
    const isUnpaid =
      member.state === 'requested' && member.payBefore !== null && member.payBefore <= now
    const last = lastDayOf(terms) ?? osloDate(member.joinedAt ?? now)
    if (!isUnpaid && !(member.state === 'member' && last < limit)) return false
    await endMembership(transaction, member.id, 'lapsed', now)
    const kind = isUnpaid ? 'not-paid' : 'lapsed'
    await notifyMember(transaction, { userId: who.userId, association, portalUrl }, { kind })
    return true
  })
}

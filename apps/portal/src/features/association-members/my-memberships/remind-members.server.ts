import { sql } from 'drizzle-orm'
import {
  association,
  associationMember,
  associationTerm,
} from '#core/associations/tables.server.ts'
import { renewalDays } from '#core/associations/terms.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate, timeZone } from '#platform/time/oslo.ts'
import { notifyMember } from '../model/member-mail.server.ts'

/** The second reminder, in days before the end. */
const lastDays = 7
const batchSize = 200

type Due = { id: string; userId: string; name: string; slug: string; until: string; feeOre: number }

/**
 * Writes to members whose membership can be renewed, once when that begins and once a week before its
 * end. A term is marked in the transaction that enqueues its mail: a second run finds nothing.
 * @returns how many mails
 */
export async function remindMembers(
  { database, portalUrl }: { readonly database: Database; readonly portalUrl: string },
  now: Date,
): Promise<number> {
  const today = osloDate(now)
  let sent = 0
  for (;;) {
    const count = await database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<Due>(sql`
        select term.id, member.user_id as "userId", a.name, a.slug,
          term.ends_on::text as until, a.fee_ore as "feeOre"
        from ${associationTerm} term
        join ${associationMember} member on member.id = term.member_id
        join ${association} a on a.id = member.association_id
        where term.cancelled_at is null and member.state = 'member'
          and a.state in ('active', 'inactive')
          and term.ends_on >= ${today}::date and term.ends_on < ${today}::date + ${renewalDays}::int
          and (term.reminded_at is null
            or term.ends_on < ${today}::date + ${lastDays}::int
              and (term.reminded_at at time zone ${timeZone})::date <= term.ends_on - ${lastDays}::int)
          and not exists (select from ${associationTerm} later
            where later.member_id = term.member_id and later.cancelled_at is null
              and later.ends_on > term.ends_on)
        order by term.id limit ${batchSize} for update of term skip locked`)
      for (const { id, userId, name, slug, until, feeOre } of rows) {
        await transaction.execute(
          sql`update ${associationTerm} set reminded_at = ${now.toISOString()} where id = ${id}`,
        )
        const to = { userId, association: { name, slug }, portalUrl }
        await notifyMember(transaction, to, { kind: 'ends-soon', until, feeOre })
      }
      return rows.length
    })
    sent += count
    if (count < batchSize) return sent
  }
}

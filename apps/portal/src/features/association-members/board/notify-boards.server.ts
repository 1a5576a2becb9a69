import type { Locale } from '@trivsel/content-contract/locales'
import { inArray, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { statesWith } from '#core/associations/states.ts'
import {
  association,
  associationContact,
  associationMember,
  associationRole,
  associationRoleType,
} from '#core/associations/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { composeMail } from '#platform/mail/letter.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { composeRequestsMail } from './requests-mail.server.ts'

type Parts = { readonly database: Database; readonly portalUrl: string }
type Found = { readonly id: string; readonly name: string }

/** Who has asked to join and was not answered; those who were accepted have time to pay. */
const isWaiting = sql`state = 'requested' and pay_before is null`
/** Somebody may withdraw and ask again: that is a new request. */
const isNew = sql`${isWaiting}
  and (board_notified_at is null or board_notified_at < requested_at)`

/**
 * Writes to the boards that have new requests to join. Each request is counted as new in one mail: it
 * is marked in the transaction that enqueues the mail, and a second run finds nothing. Requests that
 * nobody could accept or answer now wait for a later run.
 * @returns how many boards
 */
export async function notifyBoards({ database, portalUrl }: Parts, now: Date): Promise<number> {
  const open = await database
    .select({ id: association.id, name: association.name })
    .from(association)
    .where(
      sql`${inArray(association.state, [...statesWith('takesMembers')])} and exists (
        select from ${associationMember} member
        where member.association_id = ${association.id} and ${isNew})`,
    )
    .orderBy(association.id)
  let notified = 0
  for (const one of open)
    if (await database.transaction((transaction) => notifyBoard(transaction, one, portalUrl, now)))
      notified += 1
  return notified
}

async function notifyBoard(
  transaction: Database,
  found: Found,
  portalUrl: string,
  now: Date,
): Promise<boolean> {
  const people = await findWhoAnswers(transaction, found.id, osloDate(now))
  if (people.length === 0) return false
  const marked = await transaction.execute(sql`
    update ${associationMember} set board_notified_at = ${now.toISOString()}
    where id in (select id from ${associationMember}
      where association_id = ${found.id} and ${isNew} for update skip locked)`)
  const count = marked.rowCount ?? 0
  if (count === 0) return false
  const waiting = await transaction.$count(
    associationMember,
    sql`association_id = ${found.id} and ${isWaiting}`,
  )
  for (const { email, firstName, language } of people) {
    const mail = composeMail(language, (locale) =>
      composeRequestsMail({ firstName, association: found, count, waiting, portalUrl }, locale),
    )
    await enqueueJob(transaction, sendMail, { to: email, ...mail })
  }
  return true
}

type Person = {
  readonly email: string
  readonly firstName: string
  readonly language: Locale | null
}

/** Contact persons, and those with a role that may accept members today; each once. */
async function findWhoAnswers(
  database: Database,
  associationId: string,
  today: string,
): Promise<Person[]> {
  const { rows } = await database.execute<Person>(sql`
    select account.email, account.first_name as "firstName", profile.language
    from (
      select user_id from ${associationContact}
      where association_id = ${associationId} and ended_at is null
      union
      select role.user_id from ${associationRole} role
      join ${associationRoleType} type on type.id = role.role_type_id
      where type.association_id = ${associationId} and 'members' = any(type.rights)
        and role.starts_on <= ${today} and (role.ends_on is null or role.ends_on >= ${today})
    ) one
    join ${user} account on account.id = one.user_id
    left join ${profile} profile on profile.user_id = account.id
    order by account.id`)
  return rows
}

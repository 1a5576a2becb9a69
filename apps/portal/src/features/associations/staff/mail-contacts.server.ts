import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#core/accounts/tables.server.ts'
import { association, associationContact } from '#core/associations/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask, handleTask, type TaskHandler } from '#platform/jobs/task.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { pagePath } from '#platform/routing/route-table.ts'
import type { MailingCount } from '../model/contract.ts'
import { requireChosen } from '../model/find-choices.server.ts'
import { composeContactsMail } from '../model/mails.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuse } from '../model/refuse.server.ts'
import { associationMailing } from '../model/tables.server.ts'
import type { Audience, Mailing } from './forms.ts'

export const mailContactsTask = declareTask(
  'association-mail-contacts',
  z.strictObject({ mailingId: z.uuid() }),
)

/** People in one transaction, so that transactions are short. */
const batchSize = 200

/** Applications have no contact persons; closed ones are mailed to when staff choose them. */
function audienceOf({ state, institutionCode, topicId }: Audience): SQL {
  const conditions = [
    sql`contact.ended_at is null`,
    state === null ? sql`a.state in ('active', 'inactive')` : sql`a.state = ${state}`,
    ...(institutionCode === null ? [] : [sql`a.institution_code = ${institutionCode}`]),
    ...(topicId === null ? [] : [sql`a.topic_id = ${topicId}`]),
  ]
  return sql`${associationContact} contact
    join ${association} a on a.id = contact.association_id
    where ${sql.join(conditions, sql` and `)}`
}

/** How many people would get it. Nothing is changed. */
export async function countMailing(database: Database, audience: Audience): Promise<MailingCount> {
  const { rows } = await database.execute<MailingCount>(sql`
    select count(distinct contact.user_id)::int as people,
      count(distinct a.id)::int as associations
    from ${audienceOf(audience)}`)
  return rows[0] ?? { people: 0, associations: 0 }
}

/**
 * Staff write to contact persons. A job makes the mails.
 * @throws {Refusal} `MAILING_EMPTY`, `MAILING_CHANGED`, `INVALID_REQUEST`
 */
export async function sendMailing(
  database: Database,
  staff: StaffActor,
  { form, people }: Mailing,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { subject, text, ...audience } = form
    await requireChosen(transaction, { ...audience, campusId: null }, audience.institutionCode)
    const counted = await countMailing(transaction, audience)
    if (counted.people === 0) throw refuse('MAILING_EMPTY')
    if (counted.people !== people) throw refuse('MAILING_CHANGED')
    const [added] = await transaction
      .insert(associationMailing)
      .values({ subject, text, ...audience, createdBy: staff.userId })
      .returning({ id: associationMailing.id })
    if (!added) throw new Error('the mail was not added')
    await enqueueJob(
      transaction,
      mailContactsTask,
      { mailingId: added.id },
      { key: `association-mail:${added.id}` },
    )
    await recordAction(transaction, staff, {
      action: 'association-contacts-mailed',
      subject: { kind: 'association-mailing', id: added.id },
      after: {
        associationMailSubject: subject,
        associationState: audience.state,
        associationInstitution: audience.institutionCode,
        associationTopic: audience.topicId,
        associationContacts: people,
      },
    })
  })
}

type Parts = { readonly database: Database; readonly portalUrl: string }

export const mailContactsHandler = (parts: Parts): TaskHandler =>
  handleTask(mailContactsTask, ({ mailingId }, { signal }) =>
    mailContacts(parts, mailingId, signal),
  )

/** Resumes where it stopped, and may run twice and at once: the row that is locked says who had it last. */
export async function mailContacts(
  parts: Parts,
  mailingId: string,
  signal?: AbortSignal,
): Promise<void> {
  while (await mailBatch(parts, mailingId)) signal?.throwIfAborted()
}

/** @returns whether there may be more */
async function mailBatch({ database, portalUrl }: Parts, mailingId: string): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const [mailing] = await transaction
      .select()
      .from(associationMailing)
      .where(
        and(eq(associationMailing.id, mailingId), sql`${associationMailing.finishedAt} is null`),
      )
      .for('update')
    if (!mailing) return false
    const { rows } = await transaction.execute<{
      userId: string
      email: string
      language: Locale | null
    }>(sql`
      select account.id as "userId", account.email, profile.language
      from ${user} account
      left join ${profile} profile on profile.user_id = account.id
      where account.id > ${mailing.lastUserId}
        and account.id in (select contact.user_id from ${audienceOf(mailing)})
      order by account.id limit ${batchSize}`)
    for (const { email, language } of rows) {
      const locale = language ?? defaultLocale
      const url = portalUrl + pagePath('myAssociations', locale)
      await enqueueJob(
        transaction,
        sendMail,
        { to: email, ...composeContactsMail({ ...mailing, url }, locale) },
        { isBulk: true },
      )
    }
    const isLast = rows.length < batchSize
    await transaction
      .update(associationMailing)
      .set({
        lastUserId: rows.at(-1)?.userId ?? mailing.lastUserId,
        sentCount: sql`${associationMailing.sentCount} + ${rows.length}`,
        ...(isLast && { finishedAt: sql`now()` }),
      })
      .where(eq(associationMailing.id, mailingId))
    return !isLast
  })
}

import { locales } from '@trivsel/content-contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { enqueuePush } from '#core/push/enqueue-push.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localized } from '#platform/i18n/localized.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeClassPush } from '../notify/class-push.server.ts'
import { composeNoticeMail, composeReminderMail } from './notice-mails.server.ts'
import { signLink } from './sign-link.server.ts'

type Parts = {
  database: Database
  encryption: Pick<FieldEncryption, 'index'>
  portalUrl: string
}

/** Minutes before the deadline between which a reminder is sent: later there is hardly time to act on it. */
const reminderMinutes = 60
const latestReminderMinutes = 10
/** No reminder for a member who booked less than this long before the deadline. */
const minimumLeadHours = 12
/** Rows per transaction, so that none takes long. */
const batch = 200
/** The link that stops reminders may be valid for long, since it does no harm. */
const stopLinkHours = 90 * 24

const ClassRecipient = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  language: z.enum(locales).nullable(),
  classId: z.coerce.number(),
  className: localized(z.string()),
  centerName: z.string(),
  startsAt: z.coerce.date(),
  unbookingClosesAt: z.coerce.date(),
})
const DueNotice = ClassRecipient.extend({
  kind: z.enum(['opening', 'place']),
  requestedAt: z.coerce.date(),
})
const DueReminder = ClassRecipient.extend({ bookingId: z.coerce.number() })

/** Recipient and class of a mail, from the class `c`, the member `u` and the profile `p`. */
const recipientColumns =
  sql.raw(`u.id as "userId", u.email, u.first_name as "firstName", p.language, c.id as "classId",
  s.name as "className", center.name as "centerName",
  c.starts_at as "startsAt", c.unbooking_closes_at as "unbookingClosesAt"`)
const tables = sql.raw(`portal.group_class c
  join portal.group_class_schedule s on s.id = c.schedule_id
  join portal.sports_center center on center.id = s.center_id`)

/**
 * Sends the notices that are due, by mail and in browsers: booking has opened, a place is free, the
 * deadline for unbooking is near. Each is sent once, also when several instances run this at the same
 * time: it is marked as sent in the transaction that enqueues its mail.
 */
export async function sendDueNotices(parts: Parts, now: Date): Promise<void> {
  while ((await sendNotices(parts)) === batch);
  while ((await sendReminders(parts, now)) === batch);
}

async function sendNotices({ database, portalUrl }: Parts): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await rowsOf(
      transaction,
      DueNotice,
      sql`with due as (
        select n.user_id, n.class_id, n.kind
          from portal.class_notice n
          join portal.group_class c on c.id = n.class_id
         where n.sent_at is null and c.cancelled_at is null
           and c.booking_opens_at <= now() and c.starts_at > now()
           and (n.kind = 'opening' or (n.kind = 'place' and c.booked_count < c.capacity))
         limit ${batch} for update of n skip locked
      ), sent as (
        update portal.class_notice n set sent_at = now() from due
         where (n.user_id, n.class_id, n.kind) = (due.user_id, due.class_id, due.kind)
        returning n.user_id, n.class_id, n.kind, n.requested_at
      )
      select sent.kind, sent.requested_at as "requestedAt", ${recipientColumns} from sent
        join portal."user" u on u.id = sent.user_id
        left join portal.profile p on p.user_id = u.id
        join (${tables}) on c.id = sent.class_id`,
    )
    for (const { email, userId, kind, requestedAt, ...about } of due) {
      const mail = composeNoticeMail(kind, classOf(about), portalUrl)
      const occasion = `${about.classId} ${requestedAt.toISOString()}`
      await enqueuePush(transaction, userId, composeClassPush(kind, classOf(about), occasion))
      await enqueueJob(transaction, sendMail, { to: email, ...mail })
    }
    return due.length
  })
}

async function sendReminders(
  { database, encryption, portalUrl }: Parts,
  now: Date,
): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await rowsOf(
      transaction,
      DueReminder,
      sql`with sent as (
        insert into portal.class_notice (user_id, class_id, kind, sent_at)
        select b.user_id, b.class_id, 'deadline', now()
          from portal.group_class c
          join portal.group_class_booking b on b.class_id = c.id and b.state = 'booked'
         where c.cancelled_at is null
           and c.starts_at between now() and now() + interval '1 day'
           and c.unbooking_closes_at > now() + make_interval(mins => ${latestReminderMinutes})
           and c.unbooking_closes_at <= now() + make_interval(mins => ${reminderMinutes})
           and b.created_at < c.unbooking_closes_at - make_interval(hours => ${minimumLeadHours})
           and not exists (select 1 from portal.class_reminder_stop x where x.user_id = b.user_id)
           and not exists (select 1 from portal.class_notice n
             where (n.user_id, n.class_id, n.kind) = (b.user_id, b.class_id, 'deadline'))
         limit ${batch}
        on conflict do nothing
        returning user_id, class_id
      )
      select b.id as "bookingId", ${recipientColumns} from sent
        join portal.group_class_booking b on (b.user_id, b.class_id) = (sent.user_id, sent.class_id)
        join portal."user" u on u.id = sent.user_id
        left join portal.profile p on p.user_id = u.id
        join (${tables}) on c.id = sent.class_id`,
    )
    for (const { email, userId, bookingId, ...about } of due) {
      const stopUntil = new Date(now.getTime() + stopLinkHours * 3_600_000)
      const links = {
        unbook: signLink(encryption, {
          purpose: 'unbook',
          bookingId,
          userId,
          until: seconds(about.unbookingClosesAt),
        }),
        stop: signLink(encryption, {
          purpose: 'stop-reminders',
          userId,
          until: seconds(stopUntil),
        }),
      }
      const occasion = String(about.classId)
      await enqueuePush(transaction, userId, composeClassPush('deadline', classOf(about), occasion))
      const mail = composeReminderMail(classOf(about), links, portalUrl)
      await enqueueJob(transaction, sendMail, { to: email, ...mail })
    }
    return due.length
  })
}

async function rowsOf<Row extends z.ZodType>(
  database: Database,
  row: Row,
  query: SQL,
): Promise<z.output<Row>[]> {
  const { rows } = await database.execute(query)
  return z.array(row).parse(rows)
}

function classOf(
  about: Pick<
    z.infer<typeof ClassRecipient>,
    | 'className'
    | 'firstName'
    | 'language'
    | 'classId'
    | 'centerName'
    | 'startsAt'
    | 'unbookingClosesAt'
  >,
) {
  const { firstName, language, classId, className, centerName, startsAt, unbookingClosesAt } = about
  return { firstName, language, classId, className, centerName, startsAt, unbookingClosesAt }
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000)
}

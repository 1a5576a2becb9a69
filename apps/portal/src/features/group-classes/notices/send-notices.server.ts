import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { enqueuePush } from '#core/push/enqueue-push.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
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

/** A reminder comes so long before the deadline, and not when there is hardly time to act on it. */
const remindMinutesBefore = 60
const latestReminderMinutes = 10
/** Whoever has booked less long before the deadline has not forgotten it. */
const rememberedHours = 12
/** Few enough that no transaction holds anybody up. */
const batch = 200
/** A reminder's own end may be long: it only says what somebody wants. */
const stopLinkHours = 90 * 24

const Told = z.object({
  userId: z.string(),
  email: z.string(),
  firstName: z.string(),
  language: z.enum(['no', 'en']).nullable(),
  classId: z.coerce.number(),
  nameNo: z.string(),
  nameEn: z.string(),
  centerName: z.string(),
  startsAt: z.coerce.date(),
  unbookingClosesAt: z.coerce.date(),
})
const Noticed = Told.extend({ kind: z.enum(['opening', 'place']), askedAt: z.coerce.date() })
const Reminded = Told.extend({ bookingId: z.coerce.number() })

/** What a mail says of who gets it and of the class, by the class `c`, the member `u` and the profile `p`. */
const told =
  sql.raw(`u.id as "userId", u.email, u.first_name as "firstName", p.language, c.id as "classId",
  s.name_no as "nameNo", s.name_en as "nameEn", center.name as "centerName",
  c.starts_at as "startsAt", c.unbooking_closes_at as "unbookingClosesAt"`)
const tables = sql.raw(`portal.group_class c
  join portal.group_class_schedule s on s.id = c.schedule_id
  join portal.sports_center center on center.id = s.center_id`)

/**
 * Tells by mail, and in browsers, what is due by now: booking has opened, a place is free, the deadline for unbooking
 * comes near. Each is told once, also when several instances do this at the same time: what is told
 * is marked in the transaction that enqueues its mail.
 */
export async function tellOfClasses(parts: Parts, now: Date): Promise<void> {
  while ((await tellNotices(parts)) === batch);
  while ((await remind(parts, now)) === batch);
}

async function tellNotices({ database, portalUrl }: Parts): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await rowsOf(
      transaction,
      Noticed,
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
        returning n.user_id, n.class_id, n.kind, n.asked_at
      )
      select sent.kind, sent.asked_at as "askedAt", ${told} from sent
        join portal."user" u on u.id = sent.user_id
        left join portal.profile p on p.user_id = u.id
        join (${tables}) on c.id = sent.class_id`,
    )
    for (const { email, userId, kind, askedAt, ...about } of due) {
      const mail = composeNoticeMail(kind, classOf(about), portalUrl)
      const occasion = `${about.classId} ${askedAt.toISOString()}`
      await enqueuePush(transaction, userId, composeClassPush(kind, classOf(about), occasion))
      await enqueueJob(transaction, sendMail, { to: email, ...mail })
    }
    return due.length
  })
}

async function remind({ database, encryption, portalUrl }: Parts, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const due = await rowsOf(
      transaction,
      Reminded,
      sql`with sent as (
        insert into portal.class_notice (user_id, class_id, kind, sent_at)
        select b.user_id, b.class_id, 'deadline', now()
          from portal.group_class c
          join portal.group_class_booking b on b.class_id = c.id and b.state = 'booked'
         where c.cancelled_at is null
           and c.starts_at between now() and now() + interval '1 day'
           and c.unbooking_closes_at > now() + make_interval(mins => ${latestReminderMinutes})
           and c.unbooking_closes_at <= now() + make_interval(mins => ${remindMinutesBefore})
           and b.created_at < c.unbooking_closes_at - make_interval(hours => ${rememberedHours})
           and not exists (select 1 from portal.class_reminder_stop x where x.user_id = b.user_id)
           and not exists (select 1 from portal.class_notice n
             where (n.user_id, n.class_id, n.kind) = (b.user_id, b.class_id, 'deadline'))
         limit ${batch}
        on conflict do nothing
        returning user_id, class_id
      )
      select b.id as "bookingId", ${told} from sent
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

function classOf({
  nameNo,
  nameEn,
  ...about
}: Pick<
  z.infer<typeof Told>,
  | 'nameNo'
  | 'nameEn'
  | 'firstName'
  | 'language'
  | 'classId'
  | 'centerName'
  | 'startsAt'
  | 'unbookingClosesAt'
>) {
  const { firstName, language, classId, centerName, startsAt, unbookingClosesAt } = about
  const className = { no: nameNo, en: nameEn }
  return { firstName, language, classId, className, centerName, startsAt, unbookingClosesAt }
}

function seconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1_000)
}

import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { user } from '#core/accounts/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { court, courtReservation } from '../model/tables.server.ts'
import { BookingChange } from './booking-change.ts'
import { type BookingPlace, composeBookingChangeMail } from './booking-change-mail.server.ts'

export const bookingChangeTask = declareTask(
  'court-booking-changed',
  z.strictObject({ reservationId: z.uuid(), news: BookingChange }),
)

/** Enqueues a mail about what staff have done, in the transaction of the change. */
export function notifyMember(
  transaction: Database,
  reservationId: string,
  change: BookingChange,
): Promise<void> {
  return enqueueJob(transaction, bookingChangeTask, { reservationId, news: change })
}

export async function mailBookingChange(
  { database, mailer, portalUrl }: { database: Database; mailer: Mailer; portalUrl: string },
  { reservationId, news: change }: z.infer<typeof bookingChangeTask.payload>,
): Promise<void> {
  const [found] = await database
    .select({
      email: user.email,
      firstName: user.firstName,
      language: profile.language,
      courtId: courtReservation.courtId,
      startsAt: courtReservation.startsAt,
    })
    .from(courtReservation)
    .innerJoin(user, eq(user.id, courtReservation.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(eq(courtReservation.id, reservationId))
  if (!found) return
  const { email, courtId, startsAt, ...member } = found
  const place = await findPlace(database, courtId, startsAt)
  const from =
    change.kind === 'moved'
      ? await findPlace(database, change.fromCourtId, new Date(change.fromTime))
      : null
  const mail = composeBookingChangeMail({ ...member, place, from, change }, portalUrl)
  await mailer.send({ to: email, ...mail })
}

async function findPlace(database: Database, id: number, startsAt: Date): Promise<BookingPlace> {
  const [found] = await database
    .select({ courtName: court.name, center: sportsCenter.name })
    .from(court)
    .innerJoin(sportsCenter, eq(sportsCenter.id, court.centerId))
    .where(eq(court.id, id))
  if (!found) throw new Error(`There is no court ${id}`)
  return { ...found, startsAt }
}

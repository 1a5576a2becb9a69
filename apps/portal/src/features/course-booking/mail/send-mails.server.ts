import { defaultLocale } from '@trivsel/content-contract/locales'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { courseTicket } from '#core/courses/tables.server.ts'
import type { PlaceNews } from '#core/places/news.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import type { Clock } from '#platform/time/clock.ts'
import {
  type coursePlaceNewsTask,
  type seatsCancelledTask,
  ticketMailTask,
  type ticketPassedTask,
} from '../model/tasks.server.ts'
import { findTicket, standingOf } from '../tickets/find-ticket.server.ts'
import { composeCoursePlaceMail } from './course-mail.server.ts'
import { type Booking, findBooking } from './find-booking.server.ts'
import { ticketFiles } from './ticket-files.server.ts'
import {
  composeSeatsCancelledMail,
  composeTicketMail,
  composeTicketPassedMail,
} from './ticket-mail.server.ts'

export type MailParts = {
  readonly database: Database
  readonly mailer: Mailer
  readonly portalUrl: string
  readonly clock: Clock
}

/** Mails somebody what became of their booking, unless it has changed again since. */
export async function mailPlaceNews(
  { database, mailer, portalUrl, clock }: MailParts,
  { placeId, news }: z.infer<typeof coursePlaceNewsTask.payload>,
): Promise<void> {
  const booking = await findBooking(database, placeId)
  if (!booking || !isStillTrue(news, booking)) return
  const { email, tickets, found } = booking
  const isBooked = booking.place.state === 'booked'
  const locale = booking.language ?? defaultLocale
  await mailer.send({
    to: email,
    ...composeCoursePlaceMail(news, booking, portalUrl),
    ...(isBooked && {
      attachments: await ticketFiles({ found, tickets, locale, portalUrl }, clock()),
    }),
  })
  await tellHolders(database, placeId, { state: 'valid', isMailed: !isBooked })
}

/** A person who got a place and cancelled it a moment later gets no mail about paying for it. */
function isStillTrue(news: PlaceNews, { place }: Booking): boolean {
  switch (news.kind) {
    case 'booked':
      return place.state === 'booked'
    case 'waiting':
      return place.state === 'waiting'
    case 'promoted':
      return place.state === 'held' || place.state === 'booked'
    default:
      return true
  }
}

/** Those whose tickets have an address of their own: once with the ticket, and once that it is over. */
async function tellHolders(
  database: Database,
  placeId: string,
  { state, isMailed }: { readonly state: 'cancelled' | 'valid'; readonly isMailed: boolean },
): Promise<void> {
  const mailed = await database
    .select({ ticketId: courseTicket.id })
    .from(courseTicket)
    .where(
      and(
        eq(courseTicket.placeId, placeId),
        eq(courseTicket.state, state),
        isNotNull(courseTicket.email),
        isMailed ? isNotNull(courseTicket.mailedAt) : isNull(courseTicket.mailedAt),
      ),
    )
  await enqueueJobs(database, ticketMailTask, mailed)
}

/** Mails a ticket to its own address, or that it has ended. */
export async function mailTicket(
  { database, mailer, portalUrl, clock }: MailParts,
  { ticketId: id }: z.infer<typeof ticketMailTask.payload>,
): Promise<void> {
  const one = await findTicket(database, { id })
  const to = one?.ticket.email
  if (!one || !to) return
  const { ticket, found } = one
  const { holder, code } = ticket
  const standing = standingOf(one)
  const isValid = standing === 'valid'
  // Who never had it need not know that it ended, and nobody gets it twice.
  if (isValid === (ticket.mailedAt !== null)) return
  const wanted = { found, tickets: [ticket], locale: defaultLocale, portalUrl } as const
  await mailer.send({
    to,
    ...composeTicketMail({ found, holder, code, standing }, portalUrl),
    ...(isValid && { attachments: await ticketFiles(wanted, clock()) }),
  })
  await database
    .update(courseTicket)
    .set({ mailedAt: isValid ? clock() : null })
    .where(eq(courseTicket.id, id))
}

export async function mailTicketPassed(
  { database, mailer, portalUrl }: MailParts,
  { ticketId, before }: z.infer<typeof ticketPassedTask.payload>,
): Promise<void> {
  const one = await findTicket(database, { id: ticketId })
  const booking = one && (await findBooking(database, one.place.id))
  // It may have been passed on again.
  if (!booking || one.ticket.state !== 'valid') return
  const { holder, code } = one.ticket
  const mail = composeTicketPassedMail(booking, { before, holder, code }, portalUrl)
  await mailer.send({ to: booking.email, ...mail })
}

export async function mailSeatsCancelled(
  { database, mailer, portalUrl }: MailParts,
  { placeId, ...cancelled }: z.infer<typeof seatsCancelledTask.payload>,
): Promise<void> {
  const booking = await findBooking(database, placeId)
  if (!booking) return
  const mail = composeSeatsCancelledMail(booking, cancelled, portalUrl)
  await mailer.send({ to: booking.email, ...mail })
  await tellHolders(database, placeId, { state: 'cancelled', isMailed: true })
}

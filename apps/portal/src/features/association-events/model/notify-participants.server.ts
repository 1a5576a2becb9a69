import { and, eq, inArray } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import { profile } from '#core/profile/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJob } from '#platform/jobs/enqueue.server.ts'
import { sendMail } from '#platform/mail/send-mail.server.ts'
import { composeEventNewsMail, type EventNews } from './event-news-mail.server.ts'
import type { StoredEvent } from './lock-events.server.ts'

/**
 * Mails everybody who has a place at an event, or waits for one, what became of it; in the transaction
 * of the change.
 * @returns how many are told
 */
export async function notifyParticipants(
  transaction: Database,
  event: Pick<StoredEvent, 'id' | 'title' | 'startsAt' | 'endsAt' | 'place'>,
  news: EventNews,
  portalUrl: string,
): Promise<number> {
  const people = await transaction
    .select({ email: user.email, firstName: user.firstName, language: profile.language })
    .from(place)
    .innerJoin(user, eq(user.id, place.userId))
    .leftJoin(profile, eq(profile.userId, user.id))
    .where(and(eq(place.offerId, event.id), inArray(place.state, ['held', 'booked', 'waiting'])))
  for (const { email, ...person } of people)
    await enqueueJob(
      transaction,
      sendMail,
      { to: email, ...composeEventNewsMail(person, event, news, portalUrl) },
      { isBulk: true },
    )
  return people.length
}

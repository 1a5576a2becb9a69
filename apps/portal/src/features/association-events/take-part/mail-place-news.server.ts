import type { z } from 'zod'
import { type PlaceNews, placeNewsTask } from '#core/places/news.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { eventPlaceKind } from '../model/place-kind.ts'
import { findParticipant, type Participant } from './find-participant.server.ts'
import { composePlaceMail } from './place-mail.server.ts'

export const eventPlaceNewsTask = placeNewsTask(eventPlaceKind)

/** Mails somebody what became of their place, unless it has changed again since. */
export async function mailPlaceNews(
  parts: { database: Database; mailer: Mailer; portalUrl: string },
  { placeId, news }: z.infer<typeof eventPlaceNewsTask.payload>,
): Promise<void> {
  const found = await findParticipant(parts.database, placeId)
  if (!found || !isStillTrue(news, found)) return
  await parts.mailer.send({ to: found.email, ...composePlaceMail(news, found, parts.portalUrl) })
}

/** A person who got a place and cancelled it a moment later gets no mail about paying for it. */
function isStillTrue(news: PlaceNews, { place }: Participant): boolean {
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

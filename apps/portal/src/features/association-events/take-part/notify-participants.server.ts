import { and, eq, inArray } from 'drizzle-orm'
import { z } from 'zod'
import { activeStates, isActive } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import { m } from '#messages'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { declareTask } from '#platform/jobs/task.server.ts'
import { type ComposedMail, composeMail, formatInstant } from '#platform/mail/letter.server.ts'
import type { Mailer } from '#platform/mail/mailer.server.ts'
import { eventAddress } from '../model/event-address.ts'
import { findParticipant } from './find-participant.server.ts'
import { type MailAbout, movedRule, whenAndWhere } from './place-mail.server.ts'

/** What changed of an event; when and where it was before, if that did. */
export const EventChange = z.strictObject({
  before: z.nullable(z.strictObject({ startsAt: z.iso.datetime(), place: z.string() })),
})
export type EventChange = z.infer<typeof EventChange>

export const eventChangedTask = declareTask(
  'association-event-changed',
  z.strictObject({ placeId: z.uuid(), change: EventChange }),
)

/**
 * Mails a change of an event once to everybody who has a place, holds one or waits, in the
 * transaction of the change. Call it after the event was changed.
 */
export async function notifyParticipants(
  transaction: Database,
  eventId: string,
  change: EventChange,
): Promise<number> {
  const told = await transaction
    .select({ placeId: place.id })
    .from(place)
    .where(and(eq(place.offerId, eventId), inArray(place.state, [...activeStates])))
  await enqueueJobs(
    transaction,
    eventChangedTask,
    told.map(({ placeId }) => ({ placeId, change })),
  )
  return told.length
}

export async function mailEventChange(
  parts: { database: Database; mailer: Mailer; portalUrl: string },
  { placeId, change }: z.infer<typeof eventChangedTask.payload>,
): Promise<void> {
  const found = await findParticipant(parts.database, placeId)
  // Somebody may have cancelled since.
  if (found?.event.state !== 'published' || !isActive(found.place.state)) return
  const mail = composeEventChangeMail(change, found, parts.portalUrl)
  await parts.mailer.send({ to: found.email, ...mail })
}

/** The mail about an event that was changed. */
export function composeEventChangeMail(
  { before }: EventChange,
  about: MailAbout,
  portalUrl: string,
): ComposedMail {
  const { event, association, firstName } = about
  return composeMail(about.language, (locale) => {
    const options = { locale }
    const title = textOrOther(event.title, locale)
    return {
      subject: m.event_place_mail_changed_subject({ title }, options),
      paragraphs: [
        m.event_place_mail_greeting({ firstName }, options),
        m.event_place_mail_changed({ title, association }, options),
        whenAndWhere(about, locale),
        ...(before
          ? [
              m.event_place_mail_changed_before(
                { when: formatInstant(new Date(before.startsAt), locale), where: before.place },
                options,
              ),
            ]
          : []),
        m.event_place_mail_changed_keep({}, options),
        ...movedRule(about, locale),
        m.event_place_mail_link({ url: `${portalUrl}${eventAddress(event.id, locale)}` }, options),
      ],
    }
  })
}

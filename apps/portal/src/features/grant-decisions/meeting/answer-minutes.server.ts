import type { Locale } from '@trivsel/content-contract/locales'
import { type SenderConfiguration, senderOf } from '#core/documents/letters/sender.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { Minutes } from '../model/minutes.ts'
import { refuse } from '../model/refuse.server.ts'
import { findAgreed, findHidden, findMeeting, requireReader } from './read-meeting.server.ts'
import { writeMinutes } from './write-minutes.server.ts'

/**
 * The minutes for the caller, without the cases that they do not see.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `NOT_IN_COMMITTEE`, `MEETING_NOT_AGREED`, `NO_SENDER`
 */
export async function minutesFor(
  { database, configuration }: { database: Database; configuration: SenderConfiguration },
  staff: StaffActor,
  { roundId, locale }: { readonly roundId: string; readonly locale: Locale },
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = await requireReader(database, staff, osloDate(now))
  const found = await findMeeting(database, roundId)
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  if (!found.meeting) throw refuse('MEETING_NOT_AGREED')
  const sender = senderOf(configuration)
  if (!sender) throw refuse('NO_SENDER')
  const minutes = Minutes.parse(found.meeting.minutes)
  const ids = minutes.cases.map(({ applicationId }) => applicationId)
  const [hidden, applications] = await Promise.all([
    findHidden(database, reader, ids),
    findAgreed(database, ids),
  ])
  return writeMinutes({
    locale,
    sender,
    minutes,
    agreedOn: osloDate(found.meeting.agreedAt),
    people: new Map(applications.flatMap(({ id, person }) => (person ? [[id, person]] : []))),
    hidden,
  })
}

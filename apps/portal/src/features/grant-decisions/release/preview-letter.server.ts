import { type SenderConfiguration, senderOf } from '#core/documents/letters/sender.server.ts'
import { refuseGrant } from '#core/grants/refuse.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { drawDecisionLetter, drawDraftLetter } from '../letters/letter-of.server.ts'
import {
  findAgreed,
  findHidden,
  findMeeting,
  requireReader,
} from '../meeting/read-meeting.server.ts'
import { Minutes } from '../model/minutes.ts'
import { refuse } from '../model/refuse.server.ts'

/**
 * The letter of one case of a meeting that was agreed: as it would be sent, or as it was.
 * @throws {Refusal} `GRANT_NOT_FOUND`, `NOT_IN_COMMITTEE`, `CONFLICT_OF_INTEREST`, `MEETING_NOT_AGREED`,
 *   `NO_SENDER`
 */
export async function letterOfMeeting(
  { database, configuration }: { database: Database; configuration: SenderConfiguration },
  staff: StaffActor,
  { roundId, applicationId }: { readonly roundId: string; readonly applicationId: string },
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const today = osloDate(now)
  const reader = await requireReader(database, staff, today)
  const found = await findMeeting(database, roundId)
  if (!found) throw refuseGrant('GRANT_NOT_FOUND')
  if (!found.meeting) throw refuse('MEETING_NOT_AGREED')
  const decided = Minutes.parse(found.meeting.minutes).cases.find(
    (one) => one.applicationId === applicationId,
  )
  if (!decided) throw refuseGrant('GRANT_NOT_FOUND')
  if ((await findHidden(database, reader, [applicationId])).size > 0)
    throw refuseGrant('CONFLICT_OF_INTEREST')
  const sender = senderOf(configuration)
  if (!sender) throw refuse('NO_SENDER')
  const [current] = await findAgreed(database, [applicationId])
  const letter =
    current?.decisionId == null
      ? decided.outcome !== 'postponed' &&
        (await drawDraftLetter(database, sender, { ...decided, outcome: decided.outcome }, today))
      : await drawDecisionLetter(database, sender, current.decisionId)
  if (!letter) throw refuseGrant('GRANT_NOT_FOUND')
  return letter
}

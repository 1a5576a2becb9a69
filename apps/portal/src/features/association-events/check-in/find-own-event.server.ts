import { and, eq } from 'drizzle-orm'
import { requireRight } from '#core/associations/find-rights.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { type CheckInRefusal, checkInRefusals } from '../model/check-in-refusals.ts'
import { associationEvent } from '../model/tables.server.ts'

export type Wanted = {
  readonly userId: string
  readonly associationId: string
  readonly eventId: string
}

export const refuseCheckIn = (code: CheckInRefusal): Refusal<CheckInRefusal> =>
  new Refusal(code, checkInRefusals[code])

/**
 * An event of an association, for somebody who may arrange its events. What is asked at the door
 * does not depend on the state of the association.
 * @throws {Refusal} ASSOCIATION_NOT_FOUND, ASSOCIATION_RIGHT_MISSING, CHECK_IN_EVENT_NOT_FOUND
 */
export async function findOwnEvent(database: Database, wanted: Wanted, now: Date) {
  const { userId, associationId, eventId } = wanted
  const who = { userId, associationId, today: osloDate(now) }
  await requireRight(database, who, 'events', { isChange: false })
  const [event] = await database
    .select()
    .from(associationEvent)
    .where(and(eq(associationEvent.id, eventId), eq(associationEvent.associationId, associationId)))
  if (!event) throw refuseCheckIn('CHECK_IN_EVENT_NOT_FOUND')
  return event
}

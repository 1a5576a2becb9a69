import { eq } from 'drizzle-orm'
import { course } from '#core/courses/tables.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { courseCallOff } from '#core/places/call-off-proposals.ts'
import { callOffPlaces } from '#core/places/change-offer.server.ts'
import { propose } from '#core/proposals/propose.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { CallOffForm } from '../model/course-form.ts'
import { type LockedCourse, lockCourse } from '../model/lock-course.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import type { CalledOff } from './contract.ts'
import { findBooked } from './find-booked.server.ts'

/**
 * Calls off a published course at once where nobody has anything to get back. Otherwise it waits for a
 * second person: until then nobody books, pays or is promoted. Nobody who would get money back does it.
 * @throws {Refusal} see `publishDescribed.callOff`, `OWN_CASE`
 */
export async function callOffCourse(
  database: Database,
  staff: StaffActor,
  wanted: CallOffForm & { readonly id: string; readonly now: Date },
): Promise<CalledOff> {
  const { id, reason, now } = wanted
  return database.transaction(async (transaction) => {
    const locked = await lockCourse(transaction, id, wanted)
    requireCallable(locked, now)
    if (locked.offer.isPaused) throw refuseCourse('COURSE_CALL_OFF_WAITS')
    const booked = await findBooked(transaction, id)
    const payers = booked.filter(({ isForMoney }) => isForMoney).map(({ userId }) => userId)
    if (payers.length === 0)
      return {
        outcome: 'called-off',
        told: await callOffLocked(transaction, staff, { locked, reason, proposedBy: null }),
      }
    await requireOtherPerson(transaction, staff, payers)
    await propose(transaction, staff, {
      kind: courseCallOff,
      subject: id,
      payload: { courseId: id, reason },
      value: reason,
    })
    return { outcome: 'waits', told: booked.length }
  })
}

/** @throws {Refusal} `COURSE_STATE`, `COURSE_OVER` */
export function requireCallable({ course: found, dates }: LockedCourse, now: Date): void {
  if (found.state !== 'published') throw refuseCourse('COURSE_STATE')
  const last = dates.at(-1)
  if (last && last.endsAt <= now) throw refuseCourse('COURSE_OVER')
}

/**
 * The step itself: nobody has a place any more, all are told, and jobs give back what was paid. Who
 * pays at this moment gets it back from the payment engine. @returns how many are told
 */
export async function callOffLocked(
  transaction: Database,
  staff: StaffActor,
  {
    locked: { course: found },
    reason,
    proposedBy,
  }: {
    readonly locked: LockedCourse
    readonly reason: string
    readonly proposedBy: string | null
  },
): Promise<number> {
  const { id } = found
  await transaction
    .update(course)
    .set({ state: 'called-off', reason, version: found.version + 1 })
    .where(eq(course.id, id))
  const told = await callOffPlaces(transaction, id)
  await recordAction(transaction, staff, {
    action: 'course-called-off',
    subject: { kind: 'course', id },
    after: {
      courseTitle: textOrOther(found.title, 'no'),
      courseReason: reason,
      courseTold: told,
      ...(proposedBy && { courseProposedBy: proposedBy }),
    },
  })
  return told
}

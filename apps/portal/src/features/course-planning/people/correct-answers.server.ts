import { eq } from 'drizzle-orm'
import { findCourse } from '#core/courses/find-course.server.ts'
import { requireOtherPerson } from '#core/person-concerned/require-other-person.server.ts'
import { place } from '#core/places/tables.server.ts'
import { changeAnswers } from '#core/questions/change-answers.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseCourse, refusePlace } from '../model/refuse.server.ts'
import type { CorrectAnswersForm } from './forms.ts'

/**
 * Corrects what somebody answered, until the course is over. The audit log says how many answers were
 * changed, and never what they say.
 * @throws {Refusal} see `peopleDescribed.correctAnswers`, `OWN_CASE`
 */
export async function correctAnswers(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  staff: StaffActor,
  { id, answers, now }: CorrectAnswersForm & { readonly id: string; readonly now: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const [found] = await transaction.select().from(place).where(eq(place.id, id))
    const whole = found && (await findCourse(transaction, found.offerId))
    if (!whole) throw refusePlace('PLACE_NOT_FOUND')
    await requireOtherPerson(transaction, staff, [found.userId])
    const last = whole.dates.at(-1)
    if (last && last.endsAt <= now) throw refuseCourse('COURSE_OVER')
    const of = { offerId: found.offerId, by: { placeId: id }, answers }
    const outcome = await changeAnswers({ transaction, encryption }, of)
    if ('refusal' in outcome) throw refusePlace('PLACE_CHANGED')
    if ('problems' in outcome) throw refuseAnswers(outcome.problems)
    await recordAction(transaction, staff, {
      action: 'course-answers-corrected',
      subject: { kind: 'course-place', id },
      after: { courseAnswersChanged: outcome.changed },
    })
  })
}

const refuseAnswers = (questions: object) => refuseCourse('COURSE_ANSWERS_INVALID', { questions })

import { changeAnswers } from '#core/questions/change-answers.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ChangeAnswers } from '../model/contract.ts'
import { findBookable } from '../model/find-bookable.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'

/**
 * Changes what somebody answered, until the course can no longer be booked.
 * @throws {Refusal} see `bookDescribed.changeAnswers`
 */
export async function changeOwnAnswers(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  wanted: ChangeAnswers & { readonly courseId: string; readonly userId: string },
  now: Date,
): Promise<void> {
  const { courseId, userId, answers } = wanted
  await database.transaction(async (transaction) => {
    const found = await findBookable(transaction, courseId)
    if (!found) throw refuseCourse('COURSE_NOT_FOUND')
    if (found.course.state === 'called-off') throw refuseCourse('COURSE_CALLED_OFF')
    if (now >= found.offer.closesAt) throw refuseCourse('COURSE_CLOSED')
    const of = { offerId: courseId, by: { userId }, answers }
    const outcome = await changeAnswers({ transaction, encryption }, of)
    if ('refusal' in outcome) throw refuseCourse('COURSE_PLACE_NOT_FOUND')
    if ('problems' in outcome)
      throw refuseCourse('COURSE_ANSWERS_INVALID', { questions: outcome.problems })
  })
}

import { coursePlaceKind } from '#core/courses/place-kind.ts'
import { saveOffer } from '#core/places/change-offer.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { CourseForm } from '../model/course-form.ts'
import { instantOf } from '../model/course-spans.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'

/**
 * The seats of a course as its form has them: more of them go to those who wait, at once.
 * @throws {Refusal} `COURSE_BELOW_TAKEN`, `COURSE_STATE`
 */
export async function saveSeats(
  transaction: Database,
  id: string,
  { capacity, payMinutes, promotedHours, closesDay, closesTime }: CourseForm,
): Promise<void> {
  const refused = await saveOffer(transaction, {
    id,
    kind: coursePlaceKind,
    capacity,
    payMinutes,
    promotedHours,
    poolFirstUntil: null,
    closesAt: instantOf(closesDay, closesTime),
  })
  if (refused?.refusal === 'PLACES_TAKEN')
    throw refuseCourse('COURSE_BELOW_TAKEN', { taken: refused.taken })
  if (refused) throw refuseCourse('COURSE_STATE')
}

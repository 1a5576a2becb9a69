import { eq } from 'drizzle-orm'
import { course } from '#core/courses/tables.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { SeenCourse } from '../model/course-form.ts'
import { lockCourse } from '../model/lock-course.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'

/** Removes a draft. @throws {Refusal} see `planDescribed.remove` */
export async function removeCourse(
  database: Database,
  staff: StaffActor,
  wanted: SeenCourse & { readonly id: string },
): Promise<void> {
  const { id } = wanted
  await database.transaction(async (transaction) => {
    const locked = await lockCourse(transaction, id, wanted)
    if (locked.course.state !== 'draft') throw refuseCourse('COURSE_STATE')
    // Payments name places, also those that were cancelled.
    if ((await transaction.$count(place, eq(place.offerId, id))) > 0)
      throw refuseCourse('COURSE_HAS_BOOKINGS')
    await transaction.delete(course).where(eq(course.id, id))
    await transaction.delete(placeOffer).where(eq(placeOffer.id, id))
    await recordAction(transaction, staff, {
      action: 'course-removed',
      subject: { kind: 'course', id },
      before: { courseTitle: textOrOther(locked.course.title, 'no') },
    })
  })
}

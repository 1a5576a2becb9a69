import { and, eq, inArray } from 'drizzle-orm'
import { course } from '#core/courses/tables.server.ts'
import { reasonNotOpen } from '#core/places/rules.ts'
import { activeStates } from '#core/places/states.ts'
import { place } from '#core/places/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { SeenCourse } from '../model/course-form.ts'
import { lockCourse } from '../model/lock-course.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'

type Wanted = SeenCourse & { readonly id: string; readonly now: Date }

/** Publishes a draft that can still be booked. @throws {Refusal} see `publishDescribed.publish` */
export async function publishCourse(
  database: Database,
  staff: StaffActor,
  wanted: Wanted,
): Promise<void> {
  const { id, now } = wanted
  await database.transaction(async (transaction) => {
    const { course: draft, dates, offer } = await lockCourse(transaction, id, wanted)
    if (draft.state !== 'draft') throw refuseCourse('COURSE_STATE')
    const first = dates[0]
    if (!first || first.startsAt <= now || reasonNotOpen(offer, now))
      throw refuseCourse('COURSE_IN_PAST')
    await transaction
      .update(course)
      .set({ state: 'published', publishedAt: now, version: draft.version + 1 })
      .where(eq(course.id, id))
    await recordAction(transaction, staff, {
      action: 'course-published',
      subject: { kind: 'course', id },
      after: { courseTitle: textOrOther(draft.title, 'no') },
    })
  })
}

/** A draft again. @throws {Refusal} see `publishDescribed.withdraw` */
export async function withdrawCourse(
  database: Database,
  staff: StaffActor,
  wanted: Wanted,
): Promise<void> {
  const { id } = wanted
  await database.transaction(async (transaction) => {
    const { course: published } = await lockCourse(transaction, id, wanted)
    if (published.state !== 'published') throw refuseCourse('COURSE_STATE')
    const active = and(eq(place.offerId, id), inArray(place.state, [...activeStates]))
    if ((await transaction.$count(place, active)) > 0) throw refuseCourse('COURSE_HAS_BOOKINGS')
    await transaction
      .update(course)
      .set({ state: 'draft', publishedAt: null, version: published.version + 1 })
      .where(eq(course.id, id))
    await recordAction(transaction, staff, {
      action: 'course-withdrawn',
      subject: { kind: 'course', id },
      before: { courseTitle: textOrOther(published.title, 'no') },
    })
  })
}

import { eq } from 'drizzle-orm'
import { course } from '#core/courses/tables.server.ts'
import { markMoved } from '#core/places/change-offer.server.ts'
import { saveQuestions } from '#core/questions/save-questions.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { ChangedCourse } from '../model/course-form.ts'
import { judgeDates } from '../model/course-spans.server.ts'
import { isMovedTo } from '../model/course-times.ts'
import { lockCourse } from '../model/lock-course.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import type { SavedCourse } from './contract.ts'
import { columnsOf } from './course-row.ts'
import { datesFrom, saveDates } from './save-dates.server.ts'
import { saveSeats } from './save-seats.server.ts'
import { tellOfChange } from './tell-of-change.server.ts'

/**
 * Saves the form of a course. People who have booked keep their seats and their price. At other times
 * or in another place they are told once, and may cancel with a full refund until it starts; of another
 * address of the video meeting they are told. Fewer seats than are taken are refused.
 * @throws {Refusal} see `planDescribed.change`
 */
export async function changeCourse(
  database: Database,
  staff: StaffActor,
  wanted: ChangedCourse & { readonly id: string; readonly now: Date },
): Promise<SavedCourse> {
  const { id, course: form, now } = wanted
  return database.transaction(async (transaction) => {
    const locked = await lockCourse(transaction, id, wanted)
    const before = locked.course
    const isPublished = before.state === 'published'
    if (before.state === 'called-off') throw refuseCourse('COURSE_STATE')
    const last = locked.dates.at(-1)
    if (isPublished && last && last.endsAt <= now) throw refuseCourse('COURSE_OVER')
    const dates = datesFrom(form.dates)
    const judged = dates.map((date, at) => ({ ...date, id: form.dates[at]?.id ?? null }))
    const problem = judgeDates(judged, locked.dates, { now, isDraft: !isPublished })
    if (problem) throw refuseCourse(problem)

    const isMoved =
      isPublished &&
      isMovedTo({ place: before.place, dates: locked.dates }, { place: form.place, dates })
    const isToldOf = isMoved || (isPublished && before.link !== form.link)
    await transaction
      .update(course)
      .set({ ...columnsOf(form), version: before.version + 1 })
      .where(eq(course.id, id))
    // Before anything that promotes: who gets a seat now books what it is now.
    if (isMoved) await markMoved(transaction, id)
    await saveDates(transaction, id, { dates, stored: locked.dates })
    await saveSeats(transaction, id, form)
    const refused = await saveQuestions(transaction, id, form.questions)
    if (refused) throw refuseCourse(refused)
    const told = isToldOf ? await tellOfChange(transaction, id) : 0
    await recordAction(transaction, staff, {
      action: 'course-changed',
      subject: { kind: 'course', id },
      before: {
        courseTitle: textOrOther(before.title, 'no'),
        courseSeats: locked.offer.capacity,
        courseDates: locked.dates.length,
      },
      after: {
        courseTitle: textOrOther(form.title, 'no'),
        courseSeats: form.capacity,
        courseDates: dates.length,
        courseTold: told,
      },
    })
    return { told }
  })
}

import { findCourse } from '#core/courses/find-course.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import type { CopyForm, CourseForm } from '../model/course-form.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import type { PlannedCourse } from './contract.ts'
import { addCourse } from './plan-course.server.ts'
import { formOf } from './read-course.server.ts'

/** The same days of the week and times of the clock, so many weeks later. */
export function movedByWeeks(form: CourseForm, weeks: number): CourseForm {
  const moved = (day: string) => addDays(day, weeks * 7)
  return {
    ...form,
    closesDay: moved(form.closesDay),
    questions: form.questions.map((question) => ({ ...question, id: null })),
    dates: form.dates.map((date) => ({ ...date, id: null, day: moved(date.day) })),
  }
}

/** Copies a course of any state as a draft. @throws {Refusal} see `planDescribed.copy` */
export async function copyCourse(
  database: Database,
  staff: StaffActor,
  { id, weeks, now }: CopyForm & { readonly id: string; readonly now: Date },
): Promise<PlannedCourse> {
  return database.transaction(async (transaction) => {
    const found = await findCourse(transaction, id)
    if (!found) throw refuseCourse('COURSE_NOT_FOUND')
    const form = movedByWeeks(await formOf(transaction, found), weeks)
    return addCourse(transaction, staff, { form, now })
  })
}

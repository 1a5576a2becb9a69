import { course, courseDate } from '#core/courses/tables.server.ts'
import { saveQuestions } from '#core/questions/save-questions.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import type { CourseForm } from '../model/course-form.ts'
import { judgeDates } from '../model/course-spans.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import type { PlannedCourse } from './contract.ts'
import { columnsOf } from './course-row.ts'
import { datesFrom } from './save-dates.server.ts'
import { saveSeats } from './save-seats.server.ts'

/** Adds a course as a draft. @throws {Refusal} `COURSE_IN_PAST`, `COURSE_TOO_FAR` */
export function planCourse(
  database: Database,
  staff: StaffActor,
  { form, now }: { readonly form: CourseForm; readonly now: Date },
): Promise<PlannedCourse> {
  return database.transaction((transaction) => addCourse(transaction, staff, { form, now }))
}

export async function addCourse(
  transaction: Database,
  staff: StaffActor,
  { form, now }: { readonly form: CourseForm; readonly now: Date },
): Promise<PlannedCourse> {
  const dates = datesFrom(form.dates)
  const problem = judgeDates(
    dates.map((date, at) => ({ ...date, id: form.dates[at]?.id ?? null })),
    [],
    { now, isDraft: true },
  )
  if (problem) throw refuseCourse(problem)
  const [added] = await transaction
    .insert(course)
    .values({ ...columnsOf(form), createdBy: staff.userId, createdAt: now })
    .returning({ id: course.id })
  if (!added) throw new Error('The course was not stored')
  await transaction
    .insert(courseDate)
    .values(dates.map((date) => ({ ...date, courseId: added.id })))
  await saveSeats(transaction, added.id, form)
  const refused = await saveQuestions(transaction, added.id, form.questions)
  if (refused) throw refuseCourse(refused)
  await recordAction(transaction, staff, {
    action: 'course-planned',
    subject: { kind: 'course', id: added.id },
    after: {
      courseTitle: textOrOther(form.title, 'no'),
      courseSeats: form.capacity,
      courseDates: dates.length,
    },
  })
  return added
}

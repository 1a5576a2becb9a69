import { findCourse } from '#core/courses/find-course.server.ts'
import { describeQuestion, findQuestions, readAllAnswers } from '#core/questions/answers.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textOrOther } from '#platform/i18n/text-or-other.ts'
import { recordAction } from '../model/record-action.server.ts'
import { refuseCourse } from '../model/refuse.server.ts'
import type { CourseAnswers } from './contract.ts'

/** What all answered, sensitive answers too: who reads it is written down. */
export async function readCourseAnswers(
  { database, encryption }: { database: Database; encryption: FieldEncryption },
  staff: StaffActor,
  courseId: string,
): Promise<CourseAnswers> {
  return database.transaction(async (transaction) => {
    const found = await findCourse(transaction, courseId)
    if (!found) throw refuseCourse('COURSE_NOT_FOUND')
    const answers = await readAllAnswers({ database: transaction, encryption }, courseId)
    await recordAction(transaction, staff, {
      action: 'course-answers-read',
      subject: { kind: 'course', id: courseId },
      after: { courseTitle: textOrOther(found.course.title, 'no'), courseAnswers: answers.size },
    })
    return {
      questions: (await findQuestions(transaction, courseId)).map(describeQuestion),
      items: [...answers].map(([placeId, given]) => ({ placeId, answers: [...given] })),
    }
  })
}

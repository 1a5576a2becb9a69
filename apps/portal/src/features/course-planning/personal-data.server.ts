import { eq, sql } from 'drizzle-orm'
import { coursePeriod } from '#core/courses/retention.server.ts'
import { course } from '#core/courses/tables.server.ts'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { courseMessage } from './model/tables.server.ts'

const { ownId, internal } = withheldBecause

/** Of staff: what they wrote to those who come to courses. It goes with the course. */
export const planningData: readonly PersonalTable[] = [
  {
    table: courseMessage,
    name: m.data_course_messages,
    rowsOf: ({ userId }) => eq(courseMessage.sentBy, userId),
    computed: {
      course: {
        name: m.data_course,
        value: (_, locale) =>
          sql`(select ${localizedText(course.title, locale)} from ${course}
            where ${course.id} = ${courseMessage.courseId})`,
      },
      subject: {
        name: m.course_planning_subject,
        value: (_, locale) => localizedText(courseMessage.subject, locale),
      },
    },
    shown: { sent_at: m.data_course_message_sent },
    withheld: {
      id: internal,
      course_id: internal,
      sent_by: ownId,
      subject: 'shown as a text in the language of the page',
      text: 'written for the organisation, to those who come',
      to_waiting: internal,
      addresses: internal,
    },
    retention: { period: coursePeriod, text: m.data_courses_period },
    onDeletion: { retainedBecause: m.data_course_messages_retained },
  },
]

import { eq, type SQLWrapper, sql } from 'drizzle-orm'
import {
  type PersonalTable,
  type PersonIdentifiers,
  withheldBecause,
} from '#core/personal-data/personal-table.ts'
import { placePeriod } from '#core/places/retention.server.ts'
import { place } from '#core/places/tables.server.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { coursePeriod } from './retention.server.ts'
import { course, courseAttendance, courseDate, courseScan, courseTicket } from './tables.server.ts'

const { ownId, internal, somebodyElse } = withheldBecause

const ofTheCourse = 'of the course, and says nothing of the person'

type Locale = Parameters<typeof localizedText>[1]

const titleOf = (courseId: SQLWrapper) => ({
  name: m.data_course,
  value: (_: unknown, locale: Locale) =>
    sql`(select ${localizedText(course.title, locale)} from ${course}
      where ${course.id} = ${courseId})`,
})

const titleOfDate = (dateId: SQLWrapper) =>
  titleOf(sql`(select one.course_id from ${courseDate} one where one.id = ${dateId})`)

/** Those that somebody booked, and those that somebody else booked for them and sent to their address. */
const ownTickets = ({ userId, email }: PersonIdentifiers) =>
  sql`(select ticket.id from ${courseTicket} ticket join ${place} one on one.id = ticket.place_id
    where one.user_id = ${userId} or lower(ticket.email) = ${email})`

/**
 * What courses hold of those who come, and of staff. Rows of somebody's own bookings go with the
 * booking; in those of others the account is taken out.
 */
export const courseData: readonly PersonalTable[] = [
  {
    table: courseTicket,
    name: m.data_course_tickets,
    rowsOf: (person) => sql`${courseTicket.id} in ${ownTickets(person)}`,
    computed: { course: titleOf(courseTicket.courseId) },
    shown: {
      holder: m.data_course_ticket_holder,
      state: m.data_course_ticket_state,
      price_ore: m.data_course_ticket_price,
      created_at: m.data_created,
      ended_at: m.data_course_ticket_ended,
    },
    withheld: {
      id: internal,
      place_id: internal,
      course_id: internal,
      seat: internal,
      email: `the address of the account, or ${somebodyElse}`,
      code: 'opens the door to the one who shows it',
      mailed_at: internal,
      certificate_mailed_at: internal,
    },
    retention: { period: placePeriod, text: m.data_course_ticket_period },
    onDeletion: { retainedBecause: m.data_course_ticket_retained },
  },
  {
    table: courseScan,
    name: m.data_course_scans,
    rowsOf: (person) =>
      sql`(${courseScan.ticketId} in ${ownTickets(person)}
        or ${eq(courseScan.scannedBy, person.userId)})`,
    computed: { course: titleOfDate(courseScan.dateId) },
    shown: {
      scanned_at: m.data_course_admitted,
      undone_at: m.data_course_undone,
      was_invalid: m.data_course_was_invalid,
      unpaid_reason: m.data_course_unpaid_reason,
    },
    withheld: {
      id: internal,
      ticket_id: internal,
      date_id: internal,
      uploaded_at: internal,
      scanned_by: `${ownId}, or ${somebodyElse}`,
    },
    retention: { period: placePeriod, text: m.data_course_ticket_period },
    onDeletion: { retainedBecause: m.data_course_staff_retained },
  },
  {
    table: courseAttendance,
    name: m.data_course_attendance,
    rowsOf: (person) =>
      sql`(${courseAttendance.ticketId} in ${ownTickets(person)}
        or ${eq(courseAttendance.correctedBy, person.userId)})`,
    computed: { course: titleOfDate(courseAttendance.dateId) },
    shown: {
      was_there: m.data_course_was_there,
      reason: m.data_course_reason,
      corrected_at: m.data_course_corrected_at,
    },
    withheld: {
      ticket_id: internal,
      date_id: internal,
      corrected_by: `${ownId}, or ${somebodyElse}`,
    },
    retention: { period: placePeriod, text: m.data_course_ticket_period },
    onDeletion: { retainedBecause: m.data_course_staff_retained },
  },
  {
    table: course,
    name: m.data_courses_planned,
    rowsOf: ({ userId }) => eq(course.createdBy, userId),
    computed: {
      course: {
        name: m.data_course,
        value: (_, locale) => localizedText(course.title, locale),
      },
    },
    shown: { created_at: m.data_created },
    withheld: {
      id: internal,
      created_by: ownId,
      title: 'shown as a text in the language of the page',
      ...Object.fromEntries(
        [
          'text',
          'teacher',
          'place',
          'link',
          'languages',
          'audience',
          'state',
          'reason',
          'most_seats',
          'student_price_ore',
          'member_price_ore',
          'other_price_ore',
          'vat_percent',
          'refund_hours',
          'keep_ore',
          'keep_percent',
          'pass_hours',
          'remind_hours',
          'certificate_dates',
          'answer_days',
          'published_at',
          'version',
          'search_text',
        ].map((column) => [column, ofTheCourse]),
      ),
    },
    retention: { period: coursePeriod, text: m.data_courses_period },
    onDeletion: { retainedBecause: m.data_courses_retained },
  },
]

import { and, asc, eq, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import { course, courseAttendance, courseDate, courseTicket } from '#core/courses/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { Attendance, AttendedDate } from './contract.ts'

/**
 * Who was at which date, of those whose place is booked.
 * @throws {Refusal} COURSE_NOT_FOUND
 */
export async function readAttendance(
  database: Database,
  staff: StaffActor,
  courseId: string,
  now: Date,
): Promise<Attendance> {
  const [found] = await database.select().from(course).where(eq(course.id, courseId))
  if (!found) throw refuse('COURSE_NOT_FOUND')
  const dates = await database
    .select({ id: courseDate.id, startsAt: courseDate.startsAt, endsAt: courseDate.endsAt })
    .from(courseDate)
    .where(eq(courseDate.courseId, courseId))
    .orderBy(asc(courseDate.startsAt))
  const tickets = await findTickets(database, courseId)
  const attended = await findAttendance(database, { courseId })
  const corrections = await findCorrections(database, courseId)
  const own = await findOwnAccounts(database, staff.userId)
  return {
    courseId,
    title: found.title,
    certificateDates: found.certificateDates,
    lastEndsAt: new Date(Math.max(0, ...dates.map(({ endsAt }) => endsAt.getTime()))).toISOString(),
    dates: dates.map(({ id, startsAt }) => ({
      id,
      startsAt: startsAt.toISOString(),
      hasBegun: startsAt <= now,
    })),
    items: tickets.map(({ ticketId, userId, holderId, ...ticket }) => {
      const ofTicket = attended.filter((one) => one.ticketId === ticketId)
      return {
        ...ticket,
        ticketId,
        isOwn: own.has(userId) || (holderId !== null && own.has(holderId)),
        came: ofTicket.filter(({ wasThere }) => wasThere).length,
        dates: ofTicket.map(({ dateId, isScanned }) => ({
          dateId,
          isScanned,
          correction: corrections.get(`${ticketId} ${dateId}`) ?? null,
        })),
      }
    }),
  }
}

const findTickets = (database: Database, courseId: string) =>
  database
    .select({
      ticketId: courseTicket.id,
      holder: courseTicket.holder,
      buyer: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      userId: place.userId,
      holderId: sql<string | null>`(select other.id from ${user} other
        where other.email = lower(${courseTicket.email}) limit 1)`,
    })
    .from(courseTicket)
    .innerJoin(place, eq(place.id, courseTicket.placeId))
    .innerJoin(user, eq(user.id, place.userId))
    .where(
      and(
        eq(courseTicket.courseId, courseId),
        eq(courseTicket.state, 'valid'),
        eq(place.state, 'booked'),
      ),
    )
    .orderBy(asc(courseTicket.holder), asc(courseTicket.seat))

type Corrections = ReadonlyMap<string, NonNullable<AttendedDate['correction']>>

async function findCorrections(database: Database, courseId: string): Promise<Corrections> {
  const rows = await database
    .select({
      ticketId: courseAttendance.ticketId,
      dateId: courseAttendance.dateId,
      wasThere: courseAttendance.wasThere,
      reason: courseAttendance.reason,
      at: courseAttendance.correctedAt,
      by: sql<string>`coalesce(${user.firstName} || ' ' || ${user.lastName}, '')`,
    })
    .from(courseAttendance)
    .innerJoin(courseDate, eq(courseDate.id, courseAttendance.dateId))
    .leftJoin(user, eq(user.id, courseAttendance.correctedBy))
    .where(eq(courseDate.courseId, courseId))
  return new Map(
    rows.map(({ ticketId, dateId, at, ...row }) => [
      `${ticketId} ${dateId}`,
      { ...row, at: at.toISOString() },
    ]),
  )
}

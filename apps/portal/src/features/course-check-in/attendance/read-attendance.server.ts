import { and, asc, eq, exists, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { findCertificates, type IssuedCertificate } from '#core/courses/certificate.server.ts'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import {
  course,
  courseAttendance,
  courseDate,
  courseScan,
  courseTicket,
} from '#core/courses/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { doorStateOf } from '../model/door-state.ts'
import { refuse } from '../model/refuse.server.ts'
import type { Attendance, AttendedDate } from './contract.ts'

/**
 * Who was at which date: everybody whose place is booked, and everybody who was let in.
 * @param canIssue whether the organisation has what a certificate needs
 * @throws {Refusal} COURSE_NOT_FOUND
 */
export async function readAttendance(
  database: Database,
  staff: StaffActor,
  courseId: string,
  { now, canIssue }: { readonly now: Date; readonly canIssue: boolean },
): Promise<Attendance> {
  const [found] = await database.select().from(course).where(eq(course.id, courseId))
  if (!found) throw refuse('COURSE_NOT_FOUND')
  const dates = await database
    .select({ id: courseDate.id, startsAt: courseDate.startsAt, endsAt: courseDate.endsAt })
    .from(courseDate)
    .where(eq(courseDate.courseId, courseId))
    .orderBy(asc(courseDate.startsAt))
  const tickets = await findTickets(database, courseId)
  const ticketIds = tickets.map(({ ticketId }) => ticketId)
  const attended = ticketIds.length > 0 ? await findAttendance(database, { ticketIds }) : []
  const corrections = await findCorrections(database, courseId)
  const unpaid = await findUnpaid(database, courseId)
  const certificates = await findCertificates(database, ticketIds)
  const own = await findOwnAccounts(database, staff.userId)
  return {
    courseId,
    title: found.title,
    isCalledOff: found.state === 'called-off',
    certificateDates: found.certificateDates,
    canIssue,
    lastEndsAt: new Date(Math.max(0, ...dates.map(({ endsAt }) => endsAt.getTime()))).toISOString(),
    dates: dates.map(({ id, startsAt }) => ({
      id,
      startsAt: startsAt.toISOString(),
      hasBegun: startsAt <= now,
    })),
    items: tickets.map(({ ticketId, userId, holderId, ticketState, placeState, ...ticket }) => {
      const ofTicket = attended.filter((one) => one.ticketId === ticketId)
      return {
        ...ticket,
        ticketId,
        isOwn: own.has(userId) || (holderId !== null && own.has(holderId)),
        state: doorStateOf(ticketState, placeState),
        came: ofTicket.filter(({ wasThere }) => wasThere).length,
        certificate: describeCertificate(certificates.get(ticketId)),
        dates: ofTicket.map(({ dateId, isScanned }) => ({
          dateId,
          isScanned,
          correction: corrections.get(`${ticketId} ${dateId}`) ?? null,
          unpaid: unpaid.get(`${ticketId} ${dateId}`) ?? null,
        })),
      }
    }),
  }
}

const describeCertificate = (issued: IssuedCertificate | undefined) =>
  issued
    ? { issuedAt: issued.issuedAt.toISOString(), endedAt: issued.endedAt?.toISOString() ?? null }
    : null

function findTickets(database: Database, courseId: string) {
  const scan = database
    .select({ id: courseScan.id })
    .from(courseScan)
    .where(and(eq(courseScan.ticketId, courseTicket.id), isNull(courseScan.undoneAt)))
  const isBooked = and(eq(courseTicket.state, 'valid'), eq(place.state, 'booked'))
  return database
    .select({
      ticketId: courseTicket.id,
      holder: courseTicket.holder,
      ticketState: courseTicket.state,
      placeState: place.state,
      buyer: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      userId: user.id,
      holderId: sql<string | null>`(select other.id from ${user} other
        where other.email = lower(${courseTicket.email}) limit 1)`,
    })
    .from(courseTicket)
    .innerJoin(place, eq(place.id, courseTicket.placeId))
    .innerJoin(user, eq(user.id, place.userId))
    .where(and(eq(courseTicket.courseId, courseId), or(isBooked, exists(scan))))
    .orderBy(asc(courseTicket.holder), asc(courseTicket.seat))
}

/** Of an account that may have been deleted. */
const actor = sql<string>`coalesce(${user.firstName} || ' ' || ${user.lastName}, '')`

const datesOf = (database: Database, courseId: string) =>
  database.select({ id: courseDate.id }).from(courseDate).where(eq(courseDate.courseId, courseId))

type ByDate<Of extends 'correction' | 'unpaid'> = ReadonlyMap<string, NonNullable<AttendedDate[Of]>>

async function findCorrections(
  database: Database,
  courseId: string,
): Promise<ByDate<'correction'>> {
  const rows = await database
    .select({
      ticketId: courseAttendance.ticketId,
      dateId: courseAttendance.dateId,
      wasThere: courseAttendance.wasThere,
      reason: courseAttendance.reason,
      at: courseAttendance.correctedAt,
      by: actor,
    })
    .from(courseAttendance)
    .leftJoin(user, eq(user.id, courseAttendance.correctedBy))
    .where(inArray(courseAttendance.dateId, datesOf(database, courseId)))
  return new Map(rows.map(keyedByDate))
}

/** The first scan by which somebody came in who had not paid. */
async function findUnpaid(database: Database, courseId: string): Promise<ByDate<'unpaid'>> {
  const rows = await database
    .select({
      ticketId: courseScan.ticketId,
      dateId: courseScan.dateId,
      reason: sql<
        NonNullable<typeof courseScan.$inferSelect.unpaidReason>
      >`${courseScan.unpaidReason}`,
      at: courseScan.scannedAt,
      by: actor,
    })
    .from(courseScan)
    .leftJoin(user, eq(user.id, courseScan.scannedBy))
    .where(
      and(
        inArray(courseScan.dateId, datesOf(database, courseId)),
        isNotNull(courseScan.unpaidReason),
        isNull(courseScan.undoneAt),
      ),
    )
    // The last one of a key stays in the map.
    .orderBy(sql`${courseScan.scannedAt} desc`)
  return new Map(rows.map(keyedByDate))
}

type Keyed = { readonly ticketId: string; readonly dateId: string; readonly at: Date }

function keyedByDate<Row extends Keyed>({ ticketId, dateId, at, ...row }: Row) {
  return [`${ticketId} ${dateId}`, { ...row, at: at.toISOString() }] as const
}

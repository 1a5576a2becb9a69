import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { hashTicketCode } from '#core/courses/hash-code.ts'
import { course, courseDate, courseScan, courseTicket } from '#core/courses/tables.server.ts'
import { findOwnAccounts } from '#core/person-concerned/own-accounts.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { doorStateOf } from '../model/door-state.ts'
import { findDate } from '../model/find-ticket.server.ts'
import { refuse } from '../model/refuse.server.ts'
import type { DoorList, DoorTicket } from './contract.ts'

/**
 * All tickets to a date, with the scan that counts: the earliest that was not taken back.
 * @throws {Refusal} COURSE_DATE_NOT_FOUND
 */
export async function listTickets(
  database: Database,
  staff: StaffActor,
  dateId: string,
): Promise<DoorList> {
  const date = await findDate(database, dateId)
  const [found] = await database.select().from(course).where(eq(course.id, date.courseId))
  if (!found) throw refuse('COURSE_DATE_NOT_FOUND')
  const dates = await database
    .select({ id: courseDate.id })
    .from(courseDate)
    .where(eq(courseDate.courseId, found.id))
    .orderBy(asc(courseDate.startsAt))
  return {
    id: date.id,
    courseId: found.id,
    title: found.title,
    startsAt: date.startsAt.toISOString(),
    endsAt: date.endsAt.toISOString(),
    place: date.place ?? found.place,
    isCalledOff: found.state === 'called-off',
    number: dates.findIndex(({ id }) => id === date.id) + 1,
    dates: dates.length,
    items: await findTickets(database, staff, date),
  }
}

async function findTickets(
  database: Database,
  { userId }: StaffActor,
  date: { readonly id: string; readonly courseId: string },
): Promise<DoorTicket[]> {
  const rows = await database
    .select({
      ticket: courseTicket,
      placeState: place.state,
      userId: user.id,
      buyer: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      holderId: sql<string | null>`(select other.id from ${user} other
        where other.email = lower(${courseTicket.email}) limit 1)`,
    })
    .from(courseTicket)
    .innerJoin(place, eq(place.id, courseTicket.placeId))
    .innerJoin(user, eq(user.id, place.userId))
    .where(eq(courseTicket.courseId, date.courseId))
    .orderBy(asc(courseTicket.holder), asc(courseTicket.seat), asc(courseTicket.createdAt))
  const seats = countSeats(rows.map(({ ticket }) => ticket))
  const scans = await findScans(database, date.id)
  const own = await findOwnAccounts(database, userId)
  return Promise.all(
    rows.map(async ({ ticket, ...row }) => ({
      id: ticket.id,
      name: ticket.holder,
      buyer: row.buyer,
      bookingId: ticket.placeId,
      seat: ticket.seat,
      seats: seats.get(ticket.placeId) ?? 1,
      state: doorStateOf(ticket.state, row.placeState),
      codeHash: await hashTicketCode(ticket.code),
      isOwn: own.has(row.userId) || (row.holderId !== null && own.has(row.holderId)),
      admission: scans.get(ticket.id) ?? null,
    })),
  )
}

/** Seats are numbered from 1; tickets that were passed on keep the number. */
function countSeats(
  tickets: readonly { readonly placeId: string; readonly seat: number }[],
): ReadonlyMap<string, number> {
  const seats = new Map<string, number>()
  for (const { placeId, seat } of tickets)
    seats.set(placeId, Math.max(seat, seats.get(placeId) ?? 0))
  return seats
}

async function findScans(
  database: Database,
  dateId: string,
): Promise<ReadonlyMap<string, NonNullable<DoorTicket['admission']>>> {
  const rows = await database
    .select({
      ticketId: courseScan.ticketId,
      scanId: courseScan.id,
      at: courseScan.scannedAt,
      by: sql<string>`coalesce(${user.firstName} || ' ' || ${user.lastName}, '')`,
    })
    .from(courseScan)
    .leftJoin(user, eq(user.id, courseScan.scannedBy))
    .where(and(eq(courseScan.dateId, dateId), isNull(courseScan.undoneAt)))
    .orderBy(asc(courseScan.scannedAt), asc(courseScan.id))
  const counted = new Map<string, NonNullable<DoorTicket['admission']>>()
  for (const { ticketId, at, ...row } of rows) {
    const first = counted.get(ticketId)
    if (first) counted.set(ticketId, { ...first, times: first.times + 1 })
    else counted.set(ticketId, { ...row, at: at.toISOString(), times: 1 })
  }
  return counted
}

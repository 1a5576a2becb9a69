import { eq } from 'drizzle-orm'
import { hasCertificate } from '#core/courses/certificate.server.ts'
import { certificateStateOf } from '#core/courses/certificate-state.ts'
import { findAttendance } from '#core/courses/find-attendance.server.ts'
import { courseTicket } from '#core/courses/tables.server.ts'
import { place } from '#core/places/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { SeenTicket } from '../model/contract.ts'
import { describeDates } from '../model/describe.server.ts'
import { type Bookable, findBookable } from '../model/find-bookable.server.ts'
import type { StoredTicket } from '../model/tickets.server.ts'

export type FoundTicket = {
  readonly ticket: StoredTicket
  readonly place: typeof place.$inferSelect
  readonly found: Bookable
}

/** @param by its code, which is all that reading it needs, or its id */
export async function findTicket(
  database: Database,
  by: { readonly code: string } | { readonly id: string },
): Promise<FoundTicket | null> {
  const [row] = await database
    .select({ ticket: courseTicket, place })
    .from(courseTicket)
    .innerJoin(place, eq(place.id, courseTicket.placeId))
    .where('code' in by ? eq(courseTicket.code, by.code) : eq(courseTicket.id, by.id))
  const found = row && (await findBookable(database, row.ticket.courseId))
  return found ? { ...row, found } : null
}

export function standingOf({ ticket, place: own, found }: FoundTicket): SeenTicket['standing'] {
  if (found.course.state === 'called-off' || own.cancelledBecause === 'called-off')
    return 'called-off'
  if (ticket.state !== 'valid') return ticket.state
  switch (own.state) {
    case 'booked':
      return 'valid'
    case 'held':
      return 'unpaid'
    case 'waiting':
      return 'waiting'
    default:
      return 'cancelled'
  }
}

type Situation = {
  readonly now: Date
  /** The organisation has what a certificate needs: legal name, number and address. */
  readonly isSetUp: boolean
}

async function certificateOf(
  database: Database,
  { ticket, found }: FoundTicket,
  { now, isSetUp }: Situation,
): Promise<SeenTicket['certificate']> {
  const { certificateDates: needed } = found.course
  const isIssued = await hasCertificate(database, ticket.id)
  if (needed === null && !isIssued) return null
  const dates = await findAttendance(database, { ticketIds: [ticket.id] })
  const came = dates.filter(({ wasThere }) => wasThere).length
  const rule = { certificateDates: needed, lastEndsAt: found.endsAt }
  const { state } = certificateStateOf(rule, { came, isIssued }, now)
  return state === 'none' ? null : { state, came, needed, total: dates.length, isSetUp }
}

/** Nothing of anybody but the name on it; the link of a video meeting only where it lets in. */
export async function describeTicket(
  database: Database,
  one: FoundTicket,
  situation: Situation,
): Promise<SeenTicket> {
  const { ticket, found } = one
  const { course } = found
  const standing = standingOf(one)
  return {
    standing,
    code: ticket.code,
    holder: ticket.holder,
    title: course.title,
    teacher: course.teacher,
    dates: describeDates(found),
    place: course.place,
    link: standing === 'valid' ? course.link : null,
    endsAt: found.endsAt.toISOString(),
    certificate: standing === 'valid' ? await certificateOf(database, one, situation) : null,
  }
}

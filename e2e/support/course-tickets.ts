import { randomBytes, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { filmOf } from '../../apps/portal/src/core/courses/camera-film.testing.ts'
import { makeTicketCode } from '../../apps/portal/src/core/courses/ticket-code.ts'
import { type Statement, writeRows } from './database.ts'
import { memberEmail } from './people.ts'

export type AddedTicket = { readonly id: string; readonly holder: string; readonly code: string }

type Wanted = {
  /** How long ago each of its dates began; each lasts for two hours. */
  readonly begunAgo?: readonly string[]
  readonly certificateDates?: number
}

/**
 * A course whose date has just begun, unless it is said otherwise, with a ticket for each name; each is
 * booked by another member of the demo, of whom there are twenty.
 * @param title in both languages
 */
export async function addCourseWithTickets(
  title: string,
  holders: readonly string[],
  { begunAgo = ['10 minutes'], certificateDates }: Wanted = {},
): Promise<{ courseId: string; dateId: string; tickets: AddedTicket[] }> {
  const courseId = randomUUID()
  const dates = begunAgo.map((ago) => ({ id: randomUUID(), ago }))
  const tickets = holders.map((holder) => ({
    id: randomUUID(),
    holder,
    code: makeTicketCode(randomBytes(26)),
  }))
  await writeRows([
    [
      `insert into portal.course (id, title, text, place, languages, state, published_at,
         certificate_dates)
       values ($1, $2, '{"no": "", "en": ""}', 'Salen', '{no}', 'published', now(), $3)`,
      [courseId, JSON.stringify({ no: title, en: title }), certificateDates ?? null],
    ],
    ...dates.map(
      ({ id, ago }): Statement => [
        `insert into portal.course_date (id, course_id, starts_at, ends_at)
       values ($1, $2, now() - $3::interval, now() - $3::interval + interval '2 hours')`,
        [id, courseId, ago],
      ],
    ),
    [
      `insert into portal.place_offer (id, kind, capacity, taken, closes_at)
       values ($1, 'course-place', 20, $2, now() - interval '1 day')`,
      [courseId, tickets.length],
    ],
    ...tickets.flatMap((ticket, index) => bookedTicket(courseId, ticket, index)),
  ])
  return { courseId, dateId: dates[0]?.id ?? '', tickets }
}

function bookedTicket(courseId: string, ticket: AddedTicket, index: number): Statement[] {
  const placeId = randomUUID()
  return [
    [
      `insert into portal.place (id, offer_id, user_id, state, is_first_pool, price_ore)
       select $1, $2, id, 'booked', false, 0 from portal."user" where email = $3`,
      [placeId, courseId, memberEmail(17 + index)],
    ],
    [
      `insert into portal.course_ticket (id, place_id, course_id, seat, holder, code, price_ore)
       values ($1, $2, $3, 1, $4, $5, 0)`,
      [ticket.id, placeId, courseId, ticket.holder, ticket.code],
    ],
  ]
}

/** A film of a QR code, for a browser that takes it for its camera. */
export const writeFilm = (path: string, text: string): Promise<void> =>
  writeFile(path, filmOf(text))

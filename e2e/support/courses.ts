import { randomUUID } from 'node:crypto'
import { writeRows } from './database.ts'

const hour = 3_600_000

/** @property inHours until its only date, which it can be booked until an hour before */
type Wanted = {
  readonly inHours: number
  readonly capacity: number
  readonly mostSeats?: number
  readonly priceOre?: number
  readonly keepOre?: number
  readonly refundHours?: number
}

/** A published course, as staff plan it. @returns its id and its title */
export async function addCourse({
  inHours,
  capacity,
  mostSeats = 1,
  priceOre = 0,
  keepOre = 0,
  refundHours = 24,
}: Wanted): Promise<{ id: string; title: string }> {
  const id = randomUUID()
  const title = `Førstehjelp ${id.slice(0, 8)}`
  const startsAt = new Date(Date.now() + inHours * hour)
  const text = (words: string) => JSON.stringify({ no: words, en: words })
  await writeRows([
    [
      `insert into portal.course (id, title, text, place, languages, state, published_at, most_seats,
         student_price_ore, member_price_ore, other_price_ore, keep_ore, refund_hours)
       values ($1, $2, $3, 'Salen', '{no,en}', 'published', now(), $4, $5, $5, $5, $6, $7)`,
      [id, text(title), text('Øv på det som haster.'), mostSeats, priceOre, keepOre, refundHours],
    ],
    [
      'insert into portal.course_date (course_id, starts_at, ends_at) values ($1, $2, $3)',
      [id, startsAt, new Date(startsAt.getTime() + 2 * hour)],
    ],
    [
      `insert into portal.place_offer (id, kind, capacity, closes_at)
       values ($1, 'course-place', $2, $3)`,
      [id, capacity, new Date(startsAt.getTime() - hour)],
    ],
  ])
  return { id, title }
}

import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'

/** A place in a class, or in its queue, by the next number and past the rules of booking. */
export async function insertBooking(
  database: Database,
  classId: number,
  userId: string,
  state: 'booked' | 'queued' = 'booked',
): Promise<number> {
  const { rows } = await database.execute<{ id: string }>(sql`
    insert into portal.group_class_booking (class_id, user_id, state, seq, starts_at, ends_at)
    select id, ${userId}, ${state}::portal.group_class_booking_state, next_seq, starts_at, ends_at
    from portal.group_class where id = ${classId}
    returning id`)
  return Number(rows[0]?.id)
}

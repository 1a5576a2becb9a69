import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#platform/database/database.server.ts'
import { retryContention } from '#platform/database/retry-contention.server.ts'
import type { BookedGroupClass } from './contract.ts'
import { type GroupClassRefusal, groupClassRefusals } from './refusals.ts'

export type BookingRequest = { classId: number; centerId: number; userId: string }
export type BookingOutcome = BookedGroupClass | { refusal: GroupClassRefusal }

/** Requests decided by one call of the function; more wait for the next one. */
export const largestBatch = 256

type Waiting = {
  userId: string
  resolve: (outcome: BookingOutcome) => void
  reject: (error: unknown) => void
}

const Decided = z.array(
  z.union([
    z.object({
      refusal: z.enum(Object.keys(groupClassRefusals) as [GroupClassRefusal]),
    }),
    z.object({
      refusal: z.null(),
      bookingId: z.coerce.number().int(),
      queuePosition: z.int(),
    }),
  ]),
)

/**
 * Books classes. Everybody who asks for the same class while an earlier call is under way is
 * decided together by the next one, in order of arrival, in one transaction: a rush on one class
 * costs a few transactions instead of thousands. Other instances do the same; the row lock in
 * `portal.book_group_class` keeps them apart.
 */
export function createGroupClassBooking(database: Database) {
  const lines = new Map<string, Waiting[]>()

  function book(request: BookingRequest): Promise<BookingOutcome> {
    const { promise, resolve, reject } = Promise.withResolvers<BookingOutcome>()
    const key = `${request.classId}/${request.centerId}`
    const line = lines.get(key)
    const waiting = { userId: request.userId, resolve, reject }
    if (line) line.push(waiting)
    else {
      const started = [waiting]
      lines.set(key, started)
      void serve(key, started, request)
    }
    return promise
  }

  async function serve(key: string, line: Waiting[], request: BookingRequest): Promise<void> {
    while (line.length > 0) {
      const batch = line.splice(0, largestBatch)
      try {
        const outcomes = await decide(database, request, batch)
        batch.forEach((waiting, index) => {
          const outcome = outcomes[index]
          if (outcome) waiting.resolve(outcome)
          else waiting.reject(new Error('a booking request was left undecided'))
        })
      } catch (error) {
        for (const waiting of batch) waiting.reject(error)
      }
    }
    lines.delete(key)
  }

  return { book }
}

export type GroupClassBooking = ReturnType<typeof createGroupClassBooking>

async function decide(
  database: Database,
  { classId, centerId }: BookingRequest,
  batch: readonly Waiting[],
): Promise<BookingOutcome[]> {
  const userIds = batch.map((waiting) => waiting.userId)
  const { rows } = await retryContention(() =>
    database.execute(sql`
      select refusal, booking_id as "bookingId", queue_position as "queuePosition"
        from portal.book_group_class(${classId}, ${centerId}, ${sql.param(userIds)}::text[])
       order by request`),
  )
  return Decided.parse(rows).map((row) =>
    row.refusal === null
      ? { bookingId: row.bookingId, queuePosition: row.queuePosition }
      : { refusal: row.refusal },
  )
}

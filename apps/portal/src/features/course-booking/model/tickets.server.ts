import { randomBytes } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { courseTicket } from '#core/courses/tables.server.ts'
import { makeTicketCode } from '#core/courses/ticket-code.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Holder } from './contract.ts'

export type StoredTicket = typeof courseTicket.$inferSelect

export const newCode = (): string => makeTicketCode(randomBytes(26))

/** One for each seat of new places. */
export async function addTickets(
  transaction: Database,
  courseId: string,
  places: readonly {
    readonly placeId: string
    readonly seats: readonly (Holder & { readonly priceOre: number })[]
  }[],
): Promise<void> {
  const rows = places.flatMap(({ placeId, seats }) =>
    seats.map((seat, index) => ({
      ...seat,
      placeId,
      courseId,
      seat: index + 1,
      code: newCode(),
    })),
  )
  if (rows.length > 0) await transaction.insert(courseTicket).values(rows)
}

/** Those that nobody has cancelled or passed on, by their seats. */
export async function findTickets(
  database: Database,
  placeIds: readonly string[],
): Promise<StoredTicket[]> {
  if (placeIds.length === 0) return []
  return database
    .select()
    .from(courseTicket)
    .where(and(inArray(courseTicket.placeId, [...placeIds]), eq(courseTicket.state, 'valid')))
    .orderBy(asc(courseTicket.seat))
}

import type { Database } from '#platform/database/database.server.ts'
import { readBookingWindow } from '../model/booking-window.server.ts'
import { isSameRoom } from '../model/room.ts'
import { groupClass } from '../model/tables.server.ts'
import { timesOf } from './class-times.server.ts'
import type { PlannedClass, WeeklyRow } from './plan-classes.ts'

/** Inserts planned classes that start after `now`. Room and instructor are set only when they differ from the row. */
export async function insertClasses(
  transaction: Database,
  planned: readonly PlannedClass[],
  rows: readonly WeeklyRow[],
  now: Date,
): Promise<void> {
  const window = await readBookingWindow(transaction)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const values = planned
    .map((one) => ({ ...one, ...timesOf(one, window) }))
    .filter(({ startsAt }) => startsAt > now)
    .map(({ scheduleId, localDate, capacity, room, instructorId, ...times }) => {
      const { startsAt, endsAt, bookingOpensAt, unbookingClosesAt } = times
      const row = byId.get(scheduleId)
      return {
        scheduleId,
        localDate,
        capacity,
        startsAt,
        endsAt,
        bookingOpensAt,
        unbookingClosesAt,
        room: row && isSameRoom(row.room, room) ? null : room,
        instructorId: row?.instructorId === instructorId ? null : instructorId,
      }
    })
  if (values.length > 0) await transaction.insert(groupClass).values(values).onConflictDoNothing()
}

import type { ScheduleRow } from './contract.ts'

/** The rooms of a centre in the schedule, sorted by name. */
export function roomsOf(rows: readonly ScheduleRow[], centerId: number) {
  const found = new Map(
    rows
      .filter((row) => row.centerId === centerId)
      .map(({ room, roomEn }) => [room, { room, roomEn }] as const),
  )
  return [...found.values()].sort((one, other) => one.room.localeCompare(other.room, 'nb'))
}

/** One row of each kind of class, sorted by Norwegian name. */
export function kindsOf(rows: readonly ScheduleRow[]): ScheduleRow[] {
  const found = new Map(rows.map((row) => [`${row.categoryId} ${row.nameNo}`, row] as const))
  return [...found.values()].sort((one, other) => one.nameNo.localeCompare(other.nameNo, 'nb'))
}

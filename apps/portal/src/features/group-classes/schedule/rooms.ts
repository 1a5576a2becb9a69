import { defaultLocale, languageOf } from '@trivsel/content-contract/locales'
import { roomKey } from '../model/room.ts'
import type { ScheduleRow } from './contract.ts'

/** The rooms of a centre in the schedule, sorted by name. */
export function roomsOf(rows: readonly ScheduleRow[], centerId: number) {
  const found = new Map(
    rows
      .filter((row) => row.centerId === centerId)
      .map(({ room }) => [roomKey(room), room] as const),
  )
  return [...found.values()].sort((one, other) => inOrder(roomKey(one), roomKey(other)))
}

/** One row of each kind of class, sorted by name in the default language. */
export function kindsOf(rows: readonly ScheduleRow[]): ScheduleRow[] {
  const found = new Map(
    rows.map((row) => [`${row.categoryId} ${row.name[defaultLocale]}`, row] as const),
  )
  return [...found.values()].sort((one, other) =>
    inOrder(one.name[defaultLocale], other.name[defaultLocale]),
  )
}

const inOrder = new Intl.Collator(languageOf(defaultLocale)).compare

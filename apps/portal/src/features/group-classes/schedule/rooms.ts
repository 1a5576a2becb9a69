import { defaultLocale, languageOf } from '@trivsel/content-contract/locales'
import { roomKey } from '../model/room.ts'
import type { Schedule } from './contract.ts'

/** The rooms that a centre has, and those of its schedule, sorted by name. */
export function roomsOf({ rooms, rows }: Pick<Schedule, 'rooms' | 'rows'>, centerId: number) {
  const ofRows = rows.map((row) => ({ centerId: row.centerId, name: row.room }))
  const found = new Map(
    [...ofRows, ...rooms]
      .filter((room) => room.centerId === centerId)
      .map(({ name }) => [roomKey(name), name] as const),
  )
  return [...found.values()].sort((one, other) => inOrder(roomKey(one), roomKey(other)))
}

const inOrder = new Intl.Collator(languageOf(defaultLocale)).compare

import type { Localized } from '#platform/i18n/localized.ts'
import type { ClassKindName } from './class-kinds.ts'

/** Names of the clubs are real; rooms, times and instructors are invented. */
export const centers = [
  { id: 1, name: 'Domus' },
  { id: 2, name: 'Blindern' },
  { id: 3, name: 'Centrum' },
  { id: 4, name: 'Nydalen' },
  { id: 5, name: 'Vulkan' },
]

export const instructors = [
  'Ingrid',
  'Sander',
  'Amina',
  'Jonas',
  'Thea',
  'Kristoffer',
  'Linh',
  'Mathilde',
  'Omar',
  'Sunniva',
  'Emil',
  'Zofia',
  'Vetle',
  'Hanna',
  'Yusuf',
  'Astrid',
  'Mikkel',
  'Nora',
].map((name, index) => ({ id: index + 1, name }))

type Room = {
  onHolidays?: 'rests'
  centerId: number
  room: Localized
  capacity: number
  /** Taken in turn from day to day. */
  kinds: readonly ClassKindName[]
  /** Each instructor teaches in one room, so that nobody is in two places at once. */
  instructorIds: readonly number[]
  weekday: readonly string[]
  weekend: readonly string[]
}

const rooms: readonly Room[] = [
  {
    centerId: 1,
    room: { no: 'Sal 1', en: 'Studio 1' },
    capacity: 24,
    kinds: ['yoga-flow', 'pilates', 'step', 'dance'],
    instructorIds: [1, 2, 3],
    weekday: ['07:15', '12:15', '17:30', '19:00'],
    weekend: ['10:30', '12:00', '16:30'],
  },
  {
    centerId: 1,
    room: { no: 'Basseng', en: 'Pool' },
    capacity: 30,
    kinds: ['water-aerobics'],
    instructorIds: [4],
    weekday: ['08:00', '19:30'],
    weekend: ['11:00', '15:00'],
  },
  {
    centerId: 2,
    room: { no: 'Sal 1', en: 'Studio 1' },
    capacity: 28,
    kinds: ['strength', 'circuit', 'step', 'pilates'],
    instructorIds: [5, 6, 7],
    weekday: ['06:45', '11:30', '16:30', '18:00'],
    weekend: ['09:30', '11:00', '17:00'],
  },
  {
    centerId: 2,
    room: { no: 'Spinningsal', en: 'Spinning studio' },
    capacity: 32,
    kinds: ['spinning'],
    instructorIds: [8, 9],
    weekday: ['07:00', '17:15'],
    weekend: ['10:00', '18:00'],
  },
  {
    centerId: 3,
    room: { no: 'Sal 1', en: 'Studio 1' },
    capacity: 40,
    kinds: ['dance', 'strength', 'yoga-flow'],
    instructorIds: [10, 11],
    weekday: ['16:45', '18:00', '19:15'],
    weekend: ['12:30', '14:00', '19:00'],
  },
  {
    centerId: 3,
    room: { no: 'Spinningsal', en: 'Spinning studio' },
    capacity: 26,
    kinds: ['spinning'],
    instructorIds: [12],
    weekday: ['06:45', '17:30'],
    weekend: ['11:30'],
  },
  {
    centerId: 4,
    room: { no: 'Kampsportsal', en: 'Martial arts studio' },
    capacity: 20,
    kinds: ['boxing'],
    instructorIds: [13, 14],
    weekday: ['17:00', '18:30'],
    weekend: ['13:00', '20:30'],
  },
  {
    centerId: 4,
    room: { no: 'Sal 2', en: 'Studio 2' },
    onHolidays: 'rests',
    capacity: 16,
    kinds: ['mobility', 'yin-yoga'],
    instructorIds: [15, 16],
    weekday: ['20:00'],
    weekend: ['18:30'],
  },
  {
    centerId: 5,
    room: { no: 'Loftet', en: 'The Loft' },
    capacity: 8,
    kinds: ['yin-yoga', 'circuit', 'mobility', 'yoga-flow'],
    instructorIds: [17, 18],
    weekday: ['07:30', '16:15', '20:30'],
    weekend: ['10:15', '17:30'],
  },
]

/** Classes with at most so many places are filled, so that the demo shows queues. */
export const smallCapacity = 8

/** Every class of a week, with what is taught and by whom in each room taken in turn. */
export const timetable = [1, 2, 3, 4, 5, 6, 7].flatMap((isoWeekday) =>
  rooms.flatMap((room, roomIndex) =>
    (isoWeekday <= 5 ? room.weekday : room.weekend).map((startTime, slot) => ({
      isoWeekday,
      startTime,
      centerId: room.centerId,
      room: room.room,
      capacity: room.capacity,
      onHolidays: room.onHolidays ?? ('runs' as const),
      kind: inTurn(room.kinds, isoWeekday + slot + roomIndex),
      instructorId: inTurn(room.instructorIds, isoWeekday + slot),
    })),
  ),
)

function inTurn<Item>(items: readonly Item[], turn: number): Item {
  const item = items[turn % items.length]
  if (item === undefined) throw new RangeError('there is nothing to take in turn')
  return item
}

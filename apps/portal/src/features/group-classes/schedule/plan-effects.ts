import type { PlannedClass } from './plan-classes.ts'

/** A class that has been made, of a day of the schedule. */
export type MadeClass = {
  id: number
  scheduleId: number
  lineId: number
  localDate: string
  room: string
  roomEn: string | null
  capacity: number
  instructorId: number
  booked: number
  /** Who still wait for a place. */
  queued: number
  /** Neither cancelled nor begun. */
  isComing: boolean
  /** The schedule has it no more: it may be made again. */
  isWithdrawn: boolean
}

export type FieldChange<Value> = { from: Value; to: Value }
export type ClassChanges = {
  room?: FieldChange<string>
  capacity?: FieldChange<number>
  instructorId?: FieldChange<number>
}

/** What a change of the schedule does to one class of the coming days. */
export type Effect =
  | { kind: 'added'; to: PlannedClass }
  | { kind: 'cancelled'; from: PlannedClass; made: MadeClass }
  /** Another time, place or kind of class: cancelled, and made anew, since nobody has booked that one. */
  | { kind: 'moved'; from: PlannedClass; to: PlannedClass; made: MadeClass }
  /** Nothing in `changes`: it goes on under another row of the schedule, and nobody notices. */
  | { kind: 'changed'; to: PlannedClass; made: MadeClass; changes: ClassChanges }

const keyOf = ({ lineId, localDate }: Pick<PlannedClass, 'lineId' | 'localDate'>) =>
  `${localDate} ${lineId}`

const byKey = <Item extends Pick<PlannedClass, 'lineId' | 'localDate'>>(items: readonly Item[]) =>
  new Map(items.map((item) => [keyOf(item), item]))

/**
 * What has to be made: what staff have cancelled on its own page stays cancelled, what the schedule
 * has cancelled comes back when it is there again.
 */
export function missingClasses(
  plan: readonly PlannedClass[],
  made: readonly MadeClass[],
): PlannedClass[] {
  const there = byKey(made.filter(({ isWithdrawn }) => !isWithdrawn))
  return plan.filter((planned) => !there.has(keyOf(planned)))
}

/**
 * From what was planned to what is planned now. Only what differs between the two is touched: a room,
 * a substitute or a number of places that staff have given one class stays when the schedule says of
 * it what it said before, and what was missing before is made by the nightly job.
 * @param now in Oslo, `2026-11-23T07:30`: what would have begun is not made
 */
export function planEffects(
  { before, after }: { before: readonly PlannedClass[]; after: readonly PlannedClass[] },
  made: readonly MadeClass[],
  now: string,
): Effect[] {
  const afterByKey = byKey(after)
  const there = byKey(made.filter(({ isWithdrawn }) => !isWithdrawn))
  const effects = before.flatMap((from): Effect[] => {
    const held = there.get(keyOf(from))
    if (!held?.isComing) return []
    const to = afterByKey.get(keyOf(from))
    if (!to) return [{ kind: 'cancelled', from, made: held }]
    if (isOtherClass(from, to)) {
      if (isOver(to, now)) return [{ kind: 'cancelled', from, made: held }]
      return [{ kind: 'moved', from, to, made: held }]
    }
    const changes = changesOf({ from, to, made: held })
    const isSame = to.scheduleId === held.scheduleId && Object.keys(changes).length === 0
    return isSame ? [] : [{ kind: 'changed', to, made: held, changes }]
  })
  const beforeByKey = byKey(before)
  const added = missingClasses(after, made)
    .filter((to) => !beforeByKey.has(keyOf(to)) && !isOver(to, now))
    .map((to): Effect => ({ kind: 'added', to }))
  return [...effects, ...added].sort((one, other) => whenOf(one).localeCompare(whenOf(other)))
}

function isOver({ localDate, startTime }: PlannedClass, now: string): boolean {
  return `${localDate}T${startTime}` <= now
}

/** The date and the time that people know it by. */
export function whenOf(effect: Effect): string {
  const { localDate, startTime } = plannedOf(effect)
  return `${localDate}T${startTime}`
}

/** As it was known until now; of what is new, as it will be. */
export function plannedOf(effect: Effect): PlannedClass {
  return 'from' in effect ? effect.from : effect.to
}

/** Somebody who has booked the one has not booked the other. */
export function isOtherClass(one: PlannedClass, other: PlannedClass): boolean {
  return (
    one.startTime !== other.startTime ||
    one.durationMinutes !== other.durationMinutes ||
    one.centerId !== other.centerId ||
    one.categoryId !== other.categoryId
  )
}

function changesOf(effect: {
  from: PlannedClass
  to: PlannedClass
  made: MadeClass
}): ClassChanges {
  const { from, to, made } = effect
  const isMoved = from.room !== to.room || from.roomEn !== to.roomEn
  return {
    ...(isMoved &&
      (made.room !== to.room || made.roomEn !== to.roomEn) && {
        room: { from: made.room, to: to.room },
      }),
    ...(from.capacity !== to.capacity &&
      made.capacity !== to.capacity && {
        capacity: { from: made.capacity, to: to.capacity },
      }),
    ...(from.instructorId !== to.instructorId &&
      made.instructorId !== to.instructorId && {
        instructorId: { from: made.instructorId, to: to.instructorId },
      }),
  }
}

/** How many members are told that what they have there is no more, or is another thing. */
export function countTold(effect: Effect): number {
  if (effect.kind === 'added') return 0
  const { made } = effect
  if (effect.kind !== 'changed') return made.booked + made.queued
  return Math.max(made.booked - (effect.changes.capacity?.to ?? made.booked), 0)
}

/** How many classes of a later time are others than they were. */
export function countDifferent({
  before,
  after,
}: {
  before: readonly PlannedClass[]
  after: readonly PlannedClass[]
}): number {
  const one = byKey(before)
  const other = byKey(after)
  const gone = before.filter((planned) => !other.has(keyOf(planned))).length
  const newOrOther = after.filter((to) => {
    const from = one.get(keyOf(to))
    return !from || !isSamePlan(from, to)
  })
  return gone + newOrOther.length
}

function isSamePlan(one: PlannedClass, other: PlannedClass): boolean {
  return (
    !isOtherClass(one, other) &&
    one.room === other.room &&
    one.roomEn === other.roomEn &&
    one.capacity === other.capacity &&
    one.instructorId === other.instructorId
  )
}

/**
 * The first class that would be in a room where another one is at that time; only those that the
 * change is about are looked at, and no further than the midnight with which their day ends.
 */
export function findClash({
  before,
  after,
}: {
  before: readonly PlannedClass[]
  after: readonly PlannedClass[]
}): [PlannedClass, PlannedClass] | undefined {
  const known = byKey(before)
  const byRoom = new Map<string, PlannedClass[]>()
  for (const planned of after) {
    const room = `${planned.localDate} ${planned.centerId} ${planned.room}`
    byRoom.set(room, [...(byRoom.get(room) ?? []), planned])
  }
  for (const inRoom of byRoom.values())
    for (const planned of inRoom) {
      const from = known.get(keyOf(planned))
      if (from && from.room === planned.room && !isOtherClass(from, planned)) continue
      const other = inRoom.find((one) => one.lineId !== planned.lineId && overlaps(one, planned))
      if (other) return [planned, other]
    }
  return undefined
}

function overlaps(one: PlannedClass, other: PlannedClass): boolean {
  const start = minutesOf(one)
  const otherStart = minutesOf(other)
  return start < otherStart + other.durationMinutes && otherStart < start + one.durationMinutes
}

function minutesOf({ startTime }: PlannedClass): number {
  const [hours = 0, minutes = 0] = startTime.split(':').map(Number)
  return hours * 60 + minutes
}

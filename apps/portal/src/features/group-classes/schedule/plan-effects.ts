import type { Localized } from '#platform/i18n/localized.ts'
import { isSameRoom, roomKey } from '../model/room.ts'
import type { PlannedClass } from './plan-classes.ts'

/** A class that has been created from the schedule. */
export type ExistingClass = {
  id: number
  scheduleId: number
  seriesId: number
  localDate: string
  room: Localized
  capacity: number
  instructorId: number
  booked: number
  /** Members who still wait for a place. */
  queued: number
  /** Neither cancelled nor started. */
  isComing: boolean
  /** Cancelled by the schedule, so it may be created again. */
  isWithdrawn: boolean
}

export type FieldChange<Value> = { from: Value; to: Value }
export type ClassChanges = {
  room?: FieldChange<Localized>
  capacity?: FieldChange<number>
  instructorId?: FieldChange<number>
}

/** What a change of the schedule does to one class of the coming days. */
export type Effect =
  | { kind: 'added'; to: PlannedClass }
  | { kind: 'cancelled'; from: PlannedClass; existing: ExistingClass }
  /** Another time, place or category: cancelled and replaced by a new class, which nobody has booked. */
  | { kind: 'moved'; from: PlannedClass; to: PlannedClass; existing: ExistingClass }
  /** Without `changes` the class only belongs to another row of the schedule, which nobody notices. */
  | { kind: 'changed'; to: PlannedClass; existing: ExistingClass; changes: ClassChanges }

const keyOf = ({ seriesId, localDate }: Pick<PlannedClass, 'seriesId' | 'localDate'>) =>
  `${localDate} ${seriesId}`

const byKey = <Item extends Pick<PlannedClass, 'seriesId' | 'localDate'>>(items: readonly Item[]) =>
  new Map(items.map((item) => [keyOf(item), item]))

/**
 * Classes that have to be created. A class that staff cancelled on its own page stays cancelled; one that
 * the schedule cancelled is created again when the schedule has it again.
 */
export function missingClasses(
  plan: readonly PlannedClass[],
  existing: readonly ExistingClass[],
): PlannedClass[] {
  const present = byKey(existing.filter(({ isWithdrawn }) => !isWithdrawn))
  return plan.filter((planned) => !present.has(keyOf(planned)))
}

/**
 * The effects of changing one plan to another. Only differences between the plans have effects: a room, a
 * substitute or a number of places that staff set for one class stays unless the plan of that class
 * changes, and classes that were already missing are left to the nightly job.
 * @param now in Oslo, `2026-11-23T07:30`; classes that would have started are not created
 */
export function planEffects(
  { before, after }: { before: readonly PlannedClass[]; after: readonly PlannedClass[] },
  existing: readonly ExistingClass[],
  now: string,
): Effect[] {
  const afterByKey = byKey(after)
  const present = byKey(existing.filter(({ isWithdrawn }) => !isWithdrawn))
  const effects = before.flatMap((from): Effect[] => {
    const found = present.get(keyOf(from))
    if (!found?.isComing) return []
    const to = afterByKey.get(keyOf(from))
    if (!to) return [{ kind: 'cancelled', from, existing: found }]
    if (isOtherClass(from, to)) {
      if (isOver(to, now)) return [{ kind: 'cancelled', from, existing: found }]
      return [{ kind: 'moved', from, to, existing: found }]
    }
    const changes = changesOf({ from, to, existing: found })
    const isSame = to.scheduleId === found.scheduleId && Object.keys(changes).length === 0
    return isSame ? [] : [{ kind: 'changed', to, existing: found, changes }]
  })
  const beforeByKey = byKey(before)
  const added = missingClasses(after, existing)
    .filter((to) => !beforeByKey.has(keyOf(to)) && !isOver(to, now))
    .map((to): Effect => ({ kind: 'added', to }))
  return [...effects, ...added].sort((one, other) => whenOf(one).localeCompare(whenOf(other)))
}

function isOver({ localDate, startTime }: PlannedClass, now: string): boolean {
  return `${localDate}T${startTime}` <= now
}

/** The date and start time, before the change if the class exists. */
export function whenOf(effect: Effect): string {
  const { localDate, startTime } = plannedOf(effect)
  return `${localDate}T${startTime}`
}

/** The class as planned before the change; for a new one, as planned after it. */
export function plannedOf(effect: Effect): PlannedClass {
  return 'from' in effect ? effect.from : effect.to
}

/** True when a booking of one is not a booking of the other. */
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
  existing: ExistingClass
}): ClassChanges {
  const { from, to, existing } = effect
  return {
    ...(!isSameRoom(from.room, to.room) &&
      !isSameRoom(existing.room, to.room) && {
        room: { from: existing.room, to: to.room },
      }),
    ...(from.capacity !== to.capacity &&
      existing.capacity !== to.capacity && {
        capacity: { from: existing.capacity, to: to.capacity },
      }),
    ...(from.instructorId !== to.instructorId &&
      existing.instructorId !== to.instructorId && {
        instructorId: { from: existing.instructorId, to: to.instructorId },
      }),
  }
}

/** How many members are notified, since they lose their place or their class is cancelled. */
export function countNotified(effect: Effect): number {
  if (effect.kind === 'added') return 0
  const { existing } = effect
  if (effect.kind !== 'changed') return existing.booked + existing.queued
  return Math.max(existing.booked - (effect.changes.capacity?.to ?? existing.booked), 0)
}

/** How many classes differ between two plans. */
export function countChangedClasses({
  before,
  after,
}: {
  before: readonly PlannedClass[]
  after: readonly PlannedClass[]
}): number {
  const one = byKey(before)
  const other = byKey(after)
  const removed = before.filter((planned) => !other.has(keyOf(planned))).length
  const newOrOther = after.filter((to) => {
    const from = one.get(keyOf(to))
    return !from || !isSamePlan(from, to)
  })
  return removed + newOrOther.length
}

function isSamePlan(one: PlannedClass, other: PlannedClass): boolean {
  return (
    !isOtherClass(one, other) &&
    isSameRoom(one.room, other.room) &&
    one.capacity === other.capacity &&
    one.instructorId === other.instructorId
  )
}

type RoomConflict = [PlannedClass, PlannedClass]

/** The first class that would share a room with another class at the same time. */
export function findRoomConflict(
  plans: Parameters<typeof roomConflicts>[0],
): RoomConflict | undefined {
  return roomConflicts(plans).next().value ?? undefined
}

/**
 * Every class that would share a room with others at the same time, with each of them. Only classes
 * that the change affects are checked, and only within their day.
 */
export function* roomConflicts({
  before,
  after,
}: {
  before: readonly PlannedClass[]
  after: readonly PlannedClass[]
}): Generator<RoomConflict, void> {
  const beforeByKey = byKey(before)
  const byRoom = new Map<string, PlannedClass[]>()
  for (const planned of after) {
    const room = `${planned.localDate} ${planned.centerId} ${roomKey(planned.room)}`
    const inRoom = byRoom.get(room)
    if (inRoom) inRoom.push(planned)
    else byRoom.set(room, [planned])
  }
  for (const inRoom of byRoom.values())
    for (const planned of inRoom) {
      const from = beforeByKey.get(keyOf(planned))
      if (from && roomKey(from.room) === roomKey(planned.room) && !isOtherClass(from, planned))
        continue
      for (const other of inRoom)
        if (other.seriesId !== planned.seriesId && overlaps(other, planned)) yield [planned, other]
    }
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

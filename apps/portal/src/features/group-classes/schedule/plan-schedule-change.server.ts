import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, osloDateTime } from '#platform/time/oslo.ts'
import { exerciseCategory, groupClass, instructor } from '../model/tables.server.ts'
import { loadExistingClasses, loadSchedule, readNow } from './load-schedule.server.ts'
import { type Plans, planBoth } from './plan-both.ts'
import { generatedDays, type PlannedClass } from './plan-classes.ts'
import { countChangedClasses, type Effect, findRoomConflict, planEffects } from './plan-effects.ts'
import { type ScheduleRefusal, scheduleRefusals } from './refusals.ts'
import {
  editedSchedule,
  type ScheduleEdit,
  type ScheduleState,
  scheduleEdits,
} from './schedule-edits.ts'
import type { ScheduleChange } from './schedule-forms.ts'

export type PlannedChange = {
  now: Date
  edits: readonly ScheduleEdit[]
  before: ScheduleState
  after: ScheduleState
  effects: readonly Effect[]
  /** How many classes change after the days for which classes have been created. */
  later: number
  /** Hash of the effects; bookings do not change it. */
  fingerprint: string
}

export function refuse(code: ScheduleRefusal): Refusal<ScheduleRefusal> {
  return new Refusal(code, scheduleRefusals[code])
}

/**
 * Plans a change of the schedule and its effects on classes.
 * @param lock in a transaction that saves the change: locks the classes that it affects
 * @throws {Refusal} see `scheduleRefusals`
 */
export async function planScheduleChange(
  database: Database,
  change: ScheduleChange,
  { lock }: { lock: boolean },
): Promise<PlannedChange> {
  await requireReferences(database, change)
  const now = await readNow(database)
  const today = osloDate(now)
  const before = await loadSchedule(database, today)
  const result = scheduleEdits(before, change, today)
  if ('refusal' in result) throw refuse(result.refusal)
  const { edits } = result
  const after = editedSchedule(before, edits)
  const plans = planBoth({ before, after }, today)
  if (findRoomConflict(plans)) throw refuse('ROOM_TAKEN')
  return { now, edits, before, after, ...(await planEffectsOn(database, { now, plans, lock })) }
}

/**
 * What a change of the plan does to the classes that exist.
 * @param lock in a transaction that saves the change: locks the classes that it affects
 */
export async function planEffectsOn(
  database: Database,
  { now, plans, lock }: { now: Date; plans: Plans; lock: boolean },
): Promise<Pick<PlannedChange, 'effects' | 'later' | 'fingerprint'>> {
  const today = osloDate(now)
  const firstLater = addDays(today, generatedDays)
  const coming = within(plans, (date) => date < firstLater)
  const effectsNow = async () =>
    planEffects(coming, await loadExistingClasses(database, today), osloDateTime(now))
  let effects = await effectsNow()
  if (lock && (await lockClasses(database, effects))) effects = await effectsNow()
  const later = countChangedClasses(within(plans, (date) => date >= firstLater))
  return { effects, later, fingerprint: fingerprintOf(effects, later) }
}

function within({ before, after }: Plans, isWanted: (date: string) => boolean): Plans {
  const wanted = (plan: PlannedClass[]) => plan.filter(({ localDate }) => isWanted(localDate))
  return { before: wanted(before), after: wanted(after) }
}

/** By id, the order of every lock on several classes. @returns false when there are no classes to lock */
async function lockClasses(database: Database, effects: readonly Effect[]): Promise<boolean> {
  const ids = effects.flatMap((effect) => (effect.kind === 'added' ? [] : [effect.existing.id]))
  if (ids.length === 0) return false
  await database
    .select({ id: groupClass.id })
    .from(groupClass)
    .where(inArray(groupClass.id, ids))
    .orderBy(groupClass.id)
    .for('no key update')
  return true
}

/** Locks what is named, so that nobody removes it before the change is saved. */
async function requireReferences(database: Database, change: ScheduleChange): Promise<void> {
  const named = 'row' in change ? change.row : 'exception' in change ? change.exception : null
  if (!named) return
  const [center] = await database
    .select({ id: sportsCenter.id })
    .from(sportsCenter)
    .where(eq(sportsCenter.id, named.centerId))
    .for('key share')
  if (!center) throw refuse('CENTER_NOT_FOUND')
  if (named.instructorId !== null) {
    const [found] = await database
      .select({ id: instructor.id })
      .from(instructor)
      .where(eq(instructor.id, named.instructorId))
      .for('key share')
    if (!found) throw refuse('INSTRUCTOR_NOT_FOUND')
  }
  if ('categoryId' in named) {
    const [found] = await database
      .select({ id: exerciseCategory.id })
      .from(exerciseCategory)
      .where(eq(exerciseCategory.id, named.categoryId))
      .for('key share')
    if (!found) throw refuse('CATEGORY_NOT_FOUND')
  }
}

function fingerprintOf(effects: readonly Effect[], later: number): string {
  const lines = effects.map((effect) => {
    // Rows that are not saved yet have no ids.
    const { scheduleId: _, seriesId: __, ...to } = 'to' in effect ? effect.to : effect.from
    const existingId = effect.kind === 'added' ? null : effect.existing.id
    const changes = effect.kind === 'changed' ? effect.changes : null
    return [effect.kind, existingId, to, changes]
  })
  return createHash('sha256')
    .update(JSON.stringify([lines, later]))
    .digest('hex')
}

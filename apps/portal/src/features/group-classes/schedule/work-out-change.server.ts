import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate, osloDateTime } from '#platform/time/oslo.ts'
import { publicHolidayOn } from '#platform/time/public-holidays.ts'
import { exerciseCategory, groupClass, instructor } from '../model/tables.server.ts'
import { loadMade, loadSchedule, readNow } from './load-schedule.server.ts'
import { generatedDays, type PlannedClass, planClasses } from './plan-classes.ts'
import { countDifferent, type Effect, findClash, planEffects } from './plan-effects.ts'
import { type ScheduleRefusal, scheduleRefusals } from './refusals.ts'
import {
  editedSchedule,
  farthestDays,
  type ScheduleEdit,
  type ScheduleState,
  scheduleEdits,
} from './schedule-edits.ts'
import type { ScheduleChange } from './schedule-forms.ts'

/** A change that begins on the last day there may be shows a week of itself. */
const lookedAtDays = farthestDays + generatedDays

export type WorkedOut = {
  now: Date
  edits: readonly ScheduleEdit[]
  before: ScheduleState
  after: ScheduleState
  effects: readonly Effect[]
  /** How many classes are others after the days for which they have been made. */
  later: number
  /** The same as long as the change does the same, whoever books or unbooks meanwhile. */
  seen: string
}

export function refuse(code: ScheduleRefusal): Refusal<ScheduleRefusal> {
  return new Refusal(code, scheduleRefusals[code])
}

/**
 * What a change of the schedule would do.
 * @param hold in a transaction that saves it: classes that it touches are locked until that ends
 * @throws {Refusal} see `scheduleRefusals`
 */
export async function workOutChange(
  database: Database,
  change: ScheduleChange,
  { hold }: { hold: boolean },
): Promise<WorkedOut> {
  await refuseUnknown(database, change)
  const now = await readNow(database)
  const today = osloDate(now)
  const before = await loadSchedule(database, today)
  const worked = scheduleEdits(before, change, today)
  if ('refusal' in worked) throw refuse(worked.refusal)
  const { edits } = worked
  const after = editedSchedule(before, edits)
  const plans = { before: planOf(before, today), after: planOf(after, today) }
  if (findClash(plans)) throw refuse('ROOM_TAKEN')

  const firstLater = addDays(today, generatedDays)
  const coming = within(plans, (date) => date < firstLater)
  const effectsNow = async () =>
    planEffects(coming, await loadMade(database, today), osloDateTime(now))
  let effects = await effectsNow()
  if (hold && (await holdClasses(database, effects))) effects = await effectsNow()
  const later = countDifferent(within(plans, (date) => date >= firstLater))
  return { now, edits, before, after, effects, later, seen: fingerprint(effects, later) }
}

function planOf({ rows, exceptions }: ScheduleState, today: string): PlannedClass[] {
  return planClasses(rows, exceptions, publicHolidayOn, { from: today, days: lookedAtDays })
}

type Plans = { before: PlannedClass[]; after: PlannedClass[] }

function within({ before, after }: Plans, isWanted: (date: string) => boolean): Plans {
  const wanted = (plan: PlannedClass[]) => plan.filter(({ localDate }) => isWanted(localDate))
  return { before: wanted(before), after: wanted(after) }
}

/** In the order of all who lock several. False: there is none. */
async function holdClasses(database: Database, effects: readonly Effect[]): Promise<boolean> {
  const ids = effects.flatMap((effect) => (effect.kind === 'added' ? [] : [effect.made.id]))
  if (ids.length === 0) return false
  await database
    .select({ id: groupClass.id })
    .from(groupClass)
    .where(inArray(groupClass.id, ids))
    .orderBy(groupClass.id)
    .for('no key update')
  return true
}

async function refuseUnknown(database: Database, change: ScheduleChange): Promise<void> {
  const named = 'row' in change ? change.row : 'exception' in change ? change.exception : null
  if (!named) return
  const [center] = await database
    .select({ id: sportsCenter.id })
    .from(sportsCenter)
    .where(eq(sportsCenter.id, named.centerId))
  if (!center) throw refuse('CENTER_NOT_FOUND')
  if (named.instructorId !== null) {
    const [found] = await database
      .select({ id: instructor.id })
      .from(instructor)
      .where(eq(instructor.id, named.instructorId))
    if (!found) throw refuse('INSTRUCTOR_NOT_FOUND')
  }
  if ('categoryId' in named) {
    const [found] = await database
      .select({ id: exerciseCategory.id })
      .from(exerciseCategory)
      .where(eq(exerciseCategory.id, named.categoryId))
    if (!found) throw refuse('CATEGORY_NOT_FOUND')
  }
}

function fingerprint(effects: readonly Effect[], later: number): string {
  const lines = effects.map((effect) => {
    // Ids of what is not written yet say nothing.
    const { scheduleId: _, lineId: __, ...to } = 'to' in effect ? effect.to : effect.from
    const made = effect.kind === 'added' ? null : effect.made.id
    const changes = effect.kind === 'changed' ? effect.changes : null
    return [effect.kind, made, to, changes]
  })
  return createHash('sha256')
    .update(JSON.stringify([lines, later]))
    .digest('hex')
}

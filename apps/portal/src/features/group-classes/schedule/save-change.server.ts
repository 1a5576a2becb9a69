import { eq } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { groupClass } from '../model/tables.server.ts'
import { cancelGroupClass } from '../staff/cancel-group-class.server.ts'
import { changeCapacity } from '../staff/change-capacity.server.ts'
import { changeRoom } from '../staff/change-room.server.ts'
import { substituteInstructor } from '../staff/substitute-instructor.server.ts'
import type { SavedChange } from './contract.ts'
import { insertClasses } from './insert-classes.server.ts'
import { lockSchedule } from './load-schedule.server.ts'
import { closestException, type PlannedClass } from './plan-classes.ts'
import { countNotified, type Effect } from './plan-effects.ts'
import { type PlannedChange, planScheduleChange, refuse } from './plan-schedule-change.server.ts'
import { isVisibleChange } from './preview-change.server.ts'
import { recordChanges } from './record-change.server.ts'
import { newId, type ScheduleState } from './schedule-edits.ts'
import type { ConfirmedChange } from './schedule-forms.ts'
import { writeEdits } from './write-edits.server.ts'

type ExistingEffect = Exclude<Effect, { kind: 'added' }>

/**
 * Changes the schedule and the classes created from it, in one transaction. Members whose class is
 * cancelled, or who lose their place, are notified by mail.
 * @throws {Refusal} see `scheduleRefusals`; PLAN_CHANGED when the effects differ from the preview
 */
export async function saveChange(
  database: Database,
  staff: StaffActor,
  { change, fingerprint }: ConfirmedChange,
): Promise<SavedChange> {
  return database.transaction(async (transaction) => {
    await lockSchedule(transaction)
    const planned = await planScheduleChange(transaction, change, { lock: true })
    if (planned.fingerprint !== fingerprint) throw refuse('PLAN_CHANGED')
    const id = await writeEdits(transaction, planned.edits)
    const changes = [{ change, id, idOfNew: newId }]
    await recordChanges(transaction, staff, { ...planned, changes })

    const exceptions = change.kind.endsWith('exception') ? planned.after.exceptions : []
    return changeClasses(transaction, staff, {
      ...planned,
      exceptions,
      ids: new Map([[newId, id]]),
    })
  })
}

/**
 * Changes, cancels and creates classes as planned.
 * @param exceptions whose reasons members read
 * @param ids that rows have been given, by the ids that they had in the plan
 */
export async function changeClasses(
  transaction: Database,
  staff: StaffActor,
  {
    after,
    effects,
    now,
    exceptions,
    ids,
  }: Pick<PlannedChange, 'after' | 'effects' | 'now'> & {
    exceptions: ScheduleState['exceptions']
    ids: WrittenIds
  },
): Promise<SavedChange> {
  const withIds = writtenIds(ids)
  const rows = after.rows.map((row) => ({ ...row, ...withIds(row), id: idOf(row.id, ids) }))
  for (const effect of effects)
    if (effect.kind !== 'added')
      await changeClass(transaction, staff, { effect, exceptions, withIds })
  const toInsert = effects.flatMap((effect) =>
    effect.kind === 'added' || effect.kind === 'moved' ? [withIds(effect.to)] : [],
  )
  await insertClasses(transaction, toInsert, rows, now)
  return summaryOf(effects)
}

type WrittenIds = ReadonlyMap<number, number>

const idOf = (planned: number, written: WrittenIds) => written.get(planned) ?? planned

/** Replaces the ids that new rows had in the plan. */
function writtenIds(written: WrittenIds) {
  return <Planned extends { scheduleId?: number; seriesId: number }>(
    planned: Planned,
  ): Planned => ({
    ...planned,
    seriesId: idOf(planned.seriesId, written),
    ...(planned.scheduleId !== undefined && { scheduleId: idOf(planned.scheduleId, written) }),
  })
}

async function changeClass(
  transaction: Database,
  staff: StaffActor,
  {
    effect,
    exceptions,
    withIds,
  }: {
    effect: ExistingEffect
    exceptions: ScheduleState['exceptions']
    withIds: ReturnType<typeof writtenIds>
  },
): Promise<void> {
  const classId = effect.existing.id
  const isIt = eq(groupClass.id, classId)
  if (effect.kind !== 'changed') {
    await cancelGroupClass(transaction, staff, { classId })
    const reason = reasonOf(effect.from, exceptions)
    await transaction.update(groupClass).set({ isWithdrawn: true, reason }).where(isIt)
    return
  }
  const { room, capacity, instructorId } = effect.changes
  const to = withIds(effect.to)
  if (room) await changeRoom(transaction, staff, { classId, room: to.room })
  if (capacity) await changeCapacity(transaction, staff, { classId, capacity: capacity.to })
  if (instructorId)
    await substituteInstructor(transaction, staff, { classId, instructorId: instructorId.to })
  if (to.scheduleId !== effect.existing.scheduleId)
    await transaction.update(groupClass).set({ scheduleId: to.scheduleId }).where(isIt)
}

/** The reason that staff gave for the exception that cancels a class. */
function reasonOf(from: PlannedClass, exceptions: ScheduleState['exceptions']) {
  const { localDate } = from
  const found = closestException(
    from,
    exceptions.filter(({ firstDate, lastDate }) => firstDate <= localDate && localDate <= lastDate),
  )
  return found?.reason ?? null
}

function summaryOf(effects: readonly Effect[]): SavedChange {
  const visible = effects.filter(isVisibleChange)
  const count = (kind: Effect['kind']) => visible.filter((effect) => effect.kind === kind).length
  return {
    added: count('added'),
    cancelled: count('cancelled'),
    moved: count('moved'),
    changed: count('changed'),
    notified: visible.reduce((sum, effect) => sum + countNotified(effect), 0),
  }
}

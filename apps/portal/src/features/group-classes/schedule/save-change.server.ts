import { eq } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { groupClass } from '../model/tables.server.ts'
import { cancelGroupClass } from '../staff/cancel-group-class.server.ts'
import { changeCapacity } from '../staff/change-capacity.server.ts'
import { changeRoom } from '../staff/change-room.server.ts'
import { substituteInstructor } from '../staff/substitute-instructor.server.ts'
import type { SavedChange } from './contract.ts'
import { lockSchedule } from './load-schedule.server.ts'
import { makeClasses } from './make-classes.server.ts'
import { closest, type PlannedClass } from './plan-classes.ts'
import { countTold, type Effect } from './plan-effects.ts'
import { isSeen } from './preview-change.server.ts'
import { recordChange } from './record-change.server.ts'
import { newId, type ScheduleState } from './schedule-edits.ts'
import type { ConfirmedChange } from './schedule-forms.ts'
import { refuse, workOutChange } from './work-out-change.server.ts'
import { writeEdits } from './write-edits.server.ts'

type Taken = Exclude<Effect, { kind: 'added' }>

/**
 * Changes the schedule, and the classes that have been made from it, in one transaction. Whoever has a
 * place in what is cancelled, or loses it, is told by mail.
 * @throws {Refusal} see `scheduleRefusals`; PLAN_CHANGED when it would do something else than was seen
 */
export async function saveChange(
  database: Database,
  staff: StaffActor,
  { change, seen }: ConfirmedChange,
): Promise<SavedChange> {
  return database.transaction(async (transaction) => {
    await lockSchedule(transaction)
    const worked = await workOutChange(transaction, change, { hold: true })
    if (worked.seen !== seen) throw refuse('PLAN_CHANGED')
    const id = await writeEdits(transaction, worked.edits)
    await recordChange(transaction, staff, { change, id, ...worked })

    const withIds = writtenIds(id)
    const rows = worked.after.rows.map((row) => ({ ...row, ...withIds(row), id: idOf(row.id, id) }))
    const exceptions = change.kind.endsWith('exception') ? worked.after.exceptions : []
    for (const effect of worked.effects)
      if (effect.kind !== 'added')
        await changeClass(transaction, staff, { effect, exceptions, withIds })
    const made = worked.effects.flatMap((effect) =>
      effect.kind === 'added' || effect.kind === 'moved' ? [withIds(effect.to)] : [],
    )
    await makeClasses(transaction, made, rows, worked.now)
    return summaryOf(worked.effects)
  })
}

const idOf = (planned: number, written: number) => (planned === newId ? written : planned)

/** A new row had no id when it was planned. */
function writtenIds(written: number) {
  return <Planned extends { scheduleId?: number; lineId: number }>(planned: Planned): Planned => ({
    ...planned,
    lineId: idOf(planned.lineId, written),
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
    effect: Taken
    exceptions: ScheduleState['exceptions']
    withIds: ReturnType<typeof writtenIds>
  },
): Promise<void> {
  const classId = effect.made.id
  const isIt = eq(groupClass.id, classId)
  if (effect.kind !== 'changed') {
    await cancelGroupClass(transaction, staff, { classId })
    const reason = reasonOf(effect.from, exceptions)
    await transaction
      .update(groupClass)
      .set({ isWithdrawn: true, ...reason })
      .where(isIt)
    return
  }
  const { room, capacity, instructorId } = effect.changes
  const to = withIds(effect.to)
  if (room) await changeRoom(transaction, staff, { classId, room: to.room, roomEn: to.roomEn })
  if (capacity) await changeCapacity(transaction, staff, { classId, capacity: capacity.to })
  if (instructorId)
    await substituteInstructor(transaction, staff, { classId, instructorId: instructorId.to })
  if (to.scheduleId !== effect.made.scheduleId)
    await transaction.update(groupClass).set({ scheduleId: to.scheduleId }).where(isIt)
}

/** What staff have written of the exception that takes a class away. */
function reasonOf(from: PlannedClass, exceptions: ScheduleState['exceptions']) {
  const { localDate } = from
  const found = closest(
    from,
    exceptions.filter(({ firstDate, lastDate }) => firstDate <= localDate && localDate <= lastDate),
  )
  return { reasonNo: found?.reasonNo ?? null, reasonEn: found?.reasonEn ?? null }
}

function summaryOf(effects: readonly Effect[]): SavedChange {
  const seen = effects.filter(isSeen)
  const count = (kind: Effect['kind']) => seen.filter((effect) => effect.kind === kind).length
  return {
    added: count('added'),
    cancelled: count('cancelled'),
    moved: count('moved'),
    changed: count('changed'),
    told: seen.reduce((sum, effect) => sum + countTold(effect), 0),
  }
}

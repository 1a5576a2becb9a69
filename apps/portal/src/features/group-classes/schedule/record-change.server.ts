import { inArray } from 'drizzle-orm'
import type { AuditActor } from '#core/audit/record-action.server.ts'
import { auditedValues } from '#core/editable/form.ts'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import { exceptionTexts, rowTexts } from '../model/schedule-fields.ts'
import { instructor } from '../model/tables.server.ts'
import type { ScheduleState, StoredException, StoredRow } from './schedule-edits.ts'
import type { ScheduleChange } from './schedule-forms.ts'

type States = { before: ScheduleState; after: ScheduleState }
/** @property idOfNew that a new row or exception has in the state after the change */
type Changed = { change: ScheduleChange; id: number; idOfNew: number }

/** Writes changes of the schedule to the audit log, with the values before them. */
export async function recordChanges(
  transaction: Database,
  actor: AuditActor,
  { changes, before, after }: States & { changes: readonly Changed[] },
): Promise<void> {
  const names = await findNames(transaction, [before, after])
  for (const changed of changes)
    await recordChange(transaction, actor, { ...changed, before, after, names })
}

async function recordChange(
  transaction: Database,
  actor: AuditActor,
  { change, id, idOfNew, before, after, names }: Changed & States & { names: Names },
): Promise<void> {
  const rowOf = ({ rows }: ScheduleState, rowId: number) => {
    const found = rows.find((row) => row.id === rowId)
    return found && rowFields(found, names)
  }
  const exceptionOf = ({ exceptions }: ScheduleState, exceptionId: number) => {
    const found = exceptions.find((exception) => exception.id === exceptionId)
    return found && exceptionFields(found, names)
  }
  const row = { kind: 'class-row', id: String(id) } as const
  const exception = { kind: 'class-exception', id: String(id) } as const
  switch (change.kind) {
    case 'add-row':
      return recordAction(transaction, actor, {
        action: 'class-row-added',
        subject: row,
        ...defined({ after: rowOf(after, idOfNew) }),
      })
    case 'change-row':
      return recordAction(transaction, actor, {
        action: 'class-row-changed',
        subject: row,
        ...defined({
          before: rowOf(before, change.id),
          after: rowOf(after, idOfNew) ?? rowOf(after, change.id),
        }),
      })
    case 'end-row':
      return recordAction(transaction, actor, {
        action: 'class-row-ended',
        subject: row,
        ...defined({ before: rowOf(before, change.id), after: rowOf(after, change.id) }),
      })
    case 'add-exception':
      return recordAction(transaction, actor, {
        action: 'class-exception-added',
        subject: exception,
        ...defined({ after: exceptionOf(after, idOfNew) }),
      })
    case 'remove-exception':
      return recordAction(transaction, actor, {
        action: 'class-exception-removed',
        subject: exception,
        ...defined({ before: exceptionOf(before, change.id) }),
      })
  }
}

type Names = { centers: ReadonlyMap<number, string>; instructors: ReadonlyMap<number, string> }

function rowFields(row: StoredRow, { centers, instructors }: Names) {
  return {
    ...auditedValues(rowTexts, row),
    classCenter: centers.get(row.centerId) ?? null,
    classWeekday: String(row.isoWeekday),
    classTime: row.startTime,
    classMinutes: row.durationMinutes,
    room: row.room,
    capacity: row.capacity,
    instructor: instructors.get(row.instructorId) ?? null,
    classHolidays: row.onHolidays,
    classFrom: row.validFrom,
    classUntil: row.validTo,
  }
}

function exceptionFields(exception: StoredException, { centers, instructors }: Names) {
  const { instructorId } = exception
  return {
    classCenter: centers.get(exception.centerId) ?? null,
    classLineId: exception.seriesId === null ? null : String(exception.seriesId),
    classExceptionKind: exception.kind,
    classFrom: exception.firstDate,
    classUntil: exception.lastDate,
    classTime: exception.startTime,
    room: exception.room,
    capacity: exception.capacity,
    instructor: instructorId === null ? null : (instructors.get(instructorId) ?? null),
    ...auditedValues(exceptionTexts, exception),
  }
}

async function findNames(transaction: Database, states: readonly ScheduleState[]): Promise<Names> {
  const all = states.flatMap(({ rows, exceptions }) => [...rows, ...exceptions])
  const ids = all.flatMap(({ instructorId }) => (instructorId === null ? [] : [instructorId]))
  const centers = await transaction.select().from(sportsCenter)
  const instructors = await transaction
    .select()
    .from(instructor)
    .where(inArray(instructor.id, [...new Set([...ids, 0])]))
  const byId = (found: readonly { id: number; name: string }[]) =>
    new Map(found.map(({ id, name }) => [id, name]))
  return { centers: byId(centers), instructors: byId(instructors) }
}

/** Without undefined fields. */
function defined<Fields extends Record<string, unknown>>(fields: Fields) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: NonNullable<Fields[Field]>
  }
}

import { and, desc, eq, exists, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { recordAction } from '../model/record-action.server.ts'
import {
  groupClass,
  groupClassBookingEvent,
  groupClassImport,
  groupClassSchedule,
} from '../model/tables.server.ts'
import { classNotice } from '../notices/tables.server.ts'
import { lockSchedule, seriesIdOf } from '../schedule/load-schedule.server.ts'
import { groupClassException } from '../schedule/tables.server.ts'
import type { ScheduleImports, ScheduleImportUndone } from './contract.ts'
import { scheduleImportRefusals } from './refusals.ts'

const shownImports = 5

/** The latest, the newest first. */
export async function listImports(database: Database): Promise<ScheduleImports> {
  const rows = await database
    .select()
    .from(groupClassImport)
    .orderBy(desc(groupClassImport.importedAt), desc(groupClassImport.id))
    .limit(shownImports)
  return {
    items: rows.map((made) => ({
      ...made,
      importedAt: made.importedAt.toISOString(),
      undoneAt: made.undoneAt?.toISOString() ?? null,
    })),
  }
}

/**
 * Removes the rows that an import added with their classes, all of it or nothing. What it changed stays
 * changed.
 * @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_UNDONE, IMPORT_USED
 */
export async function undoImport(
  database: Database,
  staff: StaffActor,
  importId: string,
): Promise<ScheduleImportUndone> {
  return database.transaction(async (transaction) => {
    await lockSchedule(transaction)
    await requireImport(transaction, importId)
    const added = await lockAdded(transaction, importId)
    const used = {
      rows: await countChangedRows(transaction, added.rows),
      classes: await countUsedClasses(transaction, added.classes),
    }
    if (used.rows + used.classes > 0)
      throw new Refusal('IMPORT_USED', scheduleImportRefusals.IMPORT_USED, { details: used })
    await transaction.delete(groupClass).where(inArray(groupClass.id, added.classes))
    await transaction.delete(groupClassSchedule).where(inArray(groupClassSchedule.id, added.rows))
    await transaction
      .update(groupClassImport)
      .set({ undoneAt: sql`now()` })
      .where(eq(groupClassImport.id, importId))
    const removed = { rows: added.rows.length, classes: added.classes.length }
    await recordAction(transaction, staff, {
      action: 'class-schedule-import-undone',
      subject: { kind: 'class-schedule-import', id: importId },
      before: { classRowsAdded: removed.rows },
    })
    return removed
  })
}

/** @throws {Refusal} IMPORT_NOT_FOUND, IMPORT_UNDONE */
async function requireImport(transaction: Database, importId: string): Promise<void> {
  const [found] = await transaction
    .select()
    .from(groupClassImport)
    .where(eq(groupClassImport.id, importId))
    .for('update')
  if (!found) throw new Refusal('IMPORT_NOT_FOUND', scheduleImportRefusals.IMPORT_NOT_FOUND)
  if (found.undoneAt) throw new Refusal('IMPORT_UNDONE', scheduleImportRefusals.IMPORT_UNDONE)
}

type Ids = { readonly rows: number[]; readonly classes: number[] }

/** Nobody books one of the classes until the transaction ends. */
async function lockAdded(transaction: Database, importId: string): Promise<Ids> {
  const rows = await transaction
    .select({ id: groupClassSchedule.id })
    .from(groupClassSchedule)
    .where(eq(groupClassSchedule.importId, importId))
  const ids = rows.map(({ id }) => id)
  const classes = await transaction
    .select({ id: groupClass.id })
    .from(groupClass)
    .where(inArray(groupClass.scheduleId, ids))
    .orderBy(groupClass.id)
    .for('update')
  return { rows: ids, classes: classes.map(({ id }) => id) }
}

/** Changed since, by staff or another import, or with an exception. */
async function countChangedRows(transaction: Database, ids: number[]): Promise<number> {
  const { seriesId } = groupClassException
  const changed = await transaction
    .selectDistinct({ seriesId: seriesIdOf })
    .from(groupClassSchedule)
    .where(
      or(
        and(inArray(groupClassSchedule.id, ids), gt(groupClassSchedule.version, 1)),
        inArray(groupClassSchedule.seriesId, ids),
      ),
    )
  const excepted = await transaction
    .selectDistinct({ seriesId })
    .from(groupClassException)
    .where(and(isNotNull(seriesId), inArray(seriesId, ids)))
  return new Set([...changed, ...excepted].map((row) => row.seriesId)).size
}

/** Held, or booked by somebody at some time, or asked about. Every booking has an event. */
async function countUsedClasses(transaction: Database, ids: number[]): Promise<number> {
  const of = (table: typeof groupClassBookingEvent | typeof classNotice) =>
    exists(transaction.select({ one: sql`1` }).from(table).where(eq(table.classId, groupClass.id)))
  return transaction.$count(
    groupClass,
    and(
      inArray(groupClass.id, ids),
      or(lte(groupClass.startsAt, sql`now()`), of(groupClassBookingEvent), of(classNotice)),
    ),
  )
}

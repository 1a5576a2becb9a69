import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { groupClassSchedule } from '../model/tables.server.ts'
import { newId, type ScheduleEdit, type StoredRow } from './schedule-edits.ts'
import { groupClassException } from './tables.server.ts'

/** @returns the id of the new row or exception, otherwise of the one that was changed */
export async function writeEdits(
  transaction: Database,
  edits: readonly ScheduleEdit[],
): Promise<number> {
  const ids = []
  for (const edit of edits) ids.push(await writeEdit(transaction, edit))
  const last = ids.at(-1)
  if (last === undefined) throw new RangeError('a change of the schedule has no edits')
  return last
}

async function writeEdit(transaction: Database, edit: ScheduleEdit): Promise<number> {
  switch (edit.kind) {
    case 'insert-row': {
      const [written] = await transaction
        .insert(groupClassSchedule)
        .values(columnsOf(edit.row))
        .returning({ id: groupClassSchedule.id })
      return idOf(written)
    }
    case 'replace-row': {
      const isIt = eq(groupClassSchedule.id, edit.row.id)
      await transaction.update(groupClassSchedule).set(columnsOf(edit.row)).where(isIt)
      return edit.row.id
    }
    case 'insert-exception': {
      const { id: _, ...exception } = edit.exception
      const [written] = await transaction
        .insert(groupClassException)
        .values(exception)
        .returning({ id: groupClassException.id })
      return idOf(written)
    }
    case 'end-exception':
      await transaction
        .update(groupClassException)
        .set({ lastDate: edit.lastDate })
        .where(eq(groupClassException.id, edit.id))
      return edit.id
    case 'delete-exception':
      await transaction.delete(groupClassException).where(eq(groupClassException.id, edit.id))
      return edit.id
  }
}

/** The first row of a series does not refer to itself. */
function columnsOf({ id, seriesId, ...row }: StoredRow) {
  return { ...row, seriesId: seriesId === id || seriesId === newId ? null : seriesId }
}

function idOf(written: { id: number } | undefined): number {
  if (!written) throw new Error('no row was inserted')
  return written.id
}

import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { groupClassSchedule } from '../model/tables.server.ts'
import { newId, type ScheduleEdit, type StoredRow } from './schedule-edits.ts'
import { groupClassException } from './tables.server.ts'

/** The id of what the change is about: that of the row or exception that is new, else of the one there was. */
export async function writeEdits(
  transaction: Database,
  edits: readonly ScheduleEdit[],
): Promise<number> {
  const ids = []
  for (const edit of edits) ids.push(await writeEdit(transaction, edit))
  const last = ids.at(-1)
  if (last === undefined) throw new RangeError('a change of the schedule writes something')
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

/** The first row of a line does not name itself. */
function columnsOf({ id, lineId, ...row }: StoredRow) {
  return { ...row, lineId: lineId === id || lineId === newId ? null : lineId }
}

function idOf(written: { id: number } | undefined): number {
  if (!written) throw new Error('nothing was written')
  return written.id
}

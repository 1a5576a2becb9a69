import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { groupClassSchedule } from '../model/tables.server.ts'
import type { StoredRow } from '../schedule/schedule-edits.ts'
import { writeEdits } from '../schedule/write-edits.server.ts'
import type { ImportPlan } from './plan-import.ts'

/**
 * Writes the rows of an import.
 * @returns the ids of new rows, by the ids that they had in the plan
 */
export async function writeImport(
  transaction: Database,
  { edits, lines }: Pick<ImportPlan, 'edits' | 'lines'>,
  importId: string,
): Promise<ReadonlyMap<number, number>> {
  const replaced = edits.filter(({ kind }) => kind === 'replace-row')
  const inserted = edits.flatMap((edit) => (edit.kind === 'insert-row' ? [edit.row] : []))
  if (replaced.length > 0) {
    await leaveRooms(
      transaction,
      replaced.flatMap((edit) => ('row' in edit ? [edit.row.id] : [])),
    )
    await writeEdits(transaction, replaced)
  }
  const ids = await newIds(transaction, inserted)
  const externalIds = new Map(
    lines.map(({ line, row, idOfNew }) => [row?.seriesId ?? idOfNew, line.externalId]),
  )
  if (inserted.length > 0)
    await transaction
      .insert(groupClassSchedule)
      .overridingSystemValue()
      .values(
        inserted.map(({ id, seriesId, ...row }) => {
          const isFirst = id === seriesId
          return {
            ...row,
            id: ids.get(id),
            seriesId: isFirst ? null : seriesId,
            externalId: isFirst ? externalIds.get(id) : null,
            importId: isFirst ? importId : null,
          }
        }),
      )
  for (const { row, line, fields } of lines)
    if (row && fields.includes('externalId'))
      await transaction
        .update(groupClassSchedule)
        .set({ externalId: line.externalId })
        .where(eq(groupClassSchedule.id, row.seriesId))
  return ids
}

/** Rows may change places: until all are written, none of them has a room. */
const leaveRooms = (transaction: Database, ids: readonly number[]) =>
  transaction
    .update(groupClassSchedule)
    .set({ validTo: sql`${groupClassSchedule.validFrom} - 1` })
    .where(inArray(groupClassSchedule.id, [...ids]))

async function newIds(transaction: Database, rows: readonly StoredRow[]) {
  const { rows: drawn } = await transaction.execute<{ id: string }>(sql`
    select nextval(pg_get_serial_sequence('portal.group_class_schedule', 'id')) as id
      from generate_series(1, ${rows.length})`)
  return new Map(rows.map((row, at) => [row.id, Number(drawn[at]?.id)]))
}

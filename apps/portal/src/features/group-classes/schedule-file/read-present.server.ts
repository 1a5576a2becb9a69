import { asc, inArray, or } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { FileLine } from '#core/table-files/read-table-file.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import {
  exerciseCategory,
  groupClassKind,
  groupClassSchedule,
  instructor,
} from '../model/tables.server.ts'
import { loadSchedule } from '../schedule/load-schedule.server.ts'
import type { ScheduleColumn } from './columns.ts'
import type { PresentSchedule } from './compare-schedule.ts'

/** All that a file is compared with, in one query for each table. */
export async function readPresent(
  database: Database,
  { lines, now }: { lines: readonly FileLine<ScheduleColumn>[]; now: Date },
): Promise<PresentSchedule> {
  const today = osloDate(now)
  const state = await loadSchedule(database, today)
  const seriesIds = state.rows.map(({ seriesId }) => seriesId)
  const externalIds = lines.flatMap(({ cells }) => cells.externalId || [])
  const { id, externalId, validFrom } = groupClassSchedule
  const series = await database
    .select({ id, externalId, firstDay: validFrom })
    .from(groupClassSchedule)
    .where(or(inArray(id, [...new Set(seriesIds)]), inArray(externalId, externalIds)))
  return {
    today,
    state,
    series: new Map(series.map((one) => [one.id, one])),
    centers: await database.select().from(sportsCenter).orderBy(asc(sportsCenter.id)),
    instructors: await database.select().from(instructor).orderBy(asc(instructor.id)),
    categories: await database.select().from(exerciseCategory).orderBy(asc(exerciseCategory.id)),
    kinds: await database.select().from(groupClassKind).orderBy(asc(groupClassKind.id)),
  }
}

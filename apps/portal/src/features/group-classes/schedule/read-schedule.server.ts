import { asc, isNotNull } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { publicHolidayOn } from '#platform/time/public-holidays.ts'
import type { Language } from '../model/contract.ts'
import {
  exerciseCategory,
  groupClassKind,
  groupClassSchedule,
  instructor,
} from '../model/tables.server.ts'
import type { Schedule } from './contract.ts'
import { loadSchedule, readNow } from './load-schedule.server.ts'
import { maximumDaysAhead } from './schedule-edits.ts'

export async function readSchedule(
  database: Database,
  { language }: { language: Language },
): Promise<Schedule> {
  const today = osloDate(await readNow(database))
  const { rows, exceptions, rooms } = await loadSchedule(database, today)
  const { centers, instructors, categories } = await readNames(database, language)
  const externalIds = await readExternalIds(database)
  const all = [...rows, ...exceptions]
  const usedCenters = new Set(all.map(({ centerId }) => centerId))
  const usedInstructors = new Set(all.map(({ instructorId }) => instructorId))
  const usedCategories = new Set(rows.map(({ categoryId }) => categoryId))
  const inactive = new Set(categories.flatMap(({ id, isActive }) => (isActive ? [] : [id])))
  const kinds = await database
    .select()
    .from(groupClassKind)
    .orderBy(asc(localizedText(groupClassKind.name, language)))
  return {
    today,
    centers: choicesFrom(centers, usedCenters),
    instructors: choicesFrom(instructors, usedInstructors),
    categories: choicesFrom(categories, usedCategories),
    kinds: kinds.filter(({ categoryId }) => !inactive.has(categoryId)),
    rooms: [...rooms],
    rows: rows.map((row) => ({ ...row, externalId: externalIds.get(row.seriesId) ?? null })),
    exceptions: exceptions.map(
      ({ id, seriesId, centerId, firstDate, lastDate, kind, ...exception }) => {
        const { startTime, room, capacity, instructorId, reason } = exception
        return {
          id,
          seriesId,
          centerId,
          firstDate,
          lastDate,
          kind,

          startTime,
          room,
          capacity,
          instructorId,
          reason,
        }
      },
    ),
    holidays: holidaysFrom(today),
  }
}

/** Those that are in use, and those that the schedule has all the same. */
function choicesFrom(
  items: readonly { id: number; name: string; isActive: boolean }[],
  used: ReadonlySet<number | null>,
) {
  return items
    .filter(({ id, isActive }) => isActive || used.has(id))
    .map(({ id, name }) => ({ id, name }))
}

/** By the ids of the series. */
async function readExternalIds(database: Database): Promise<Map<number, string | null>> {
  const { id, externalId } = groupClassSchedule
  const found = await database
    .select({ id, externalId })
    .from(groupClassSchedule)
    .where(isNotNull(externalId))
  return new Map(found.map((row) => [row.id, row.externalId]))
}

export async function readNames(database: Database, language: Language) {
  const { id, isActive } = exerciseCategory
  const name = localizedText(exerciseCategory.name, language)
  return {
    centers: await database.select().from(sportsCenter).orderBy(asc(sportsCenter.name)),
    instructors: await database.select().from(instructor).orderBy(asc(instructor.name)),
    categories: await database
      .select({ id, name, isActive })
      .from(exerciseCategory)
      .orderBy(asc(name)),
  }
}

function holidaysFrom(today: string): Schedule['holidays'] {
  const days = Array.from({ length: maximumDaysAhead }, (_, count) => addDays(today, count))
  return days.flatMap((day) => {
    const holiday = publicHolidayOn(day)
    return holiday ? [{ day, holiday }] : []
  })
}

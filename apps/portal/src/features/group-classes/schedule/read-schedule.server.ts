import { asc } from 'drizzle-orm'
import { sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { addDays } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { publicHolidayOn } from '#platform/time/public-holidays.ts'
import type { Language } from '../model/contract.ts'
import { exerciseCategory, instructor } from '../model/tables.server.ts'
import type { Schedule } from './contract.ts'
import { loadSchedule, readNow } from './load-schedule.server.ts'
import { maximumDaysAhead } from './schedule-edits.ts'

export async function readSchedule(
  database: Database,
  { language }: { language: Language },
): Promise<Schedule> {
  const today = osloDate(await readNow(database))
  const { rows, exceptions } = await loadSchedule(database, today)
  return {
    today,
    ...(await readNames(database, language)),
    rows: rows.map(({ imageUrl: _, ...row }) => row),
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

export async function readNames(database: Database, language: Language) {
  const { id } = exerciseCategory
  const name = localizedText(exerciseCategory.name, language)
  return {
    centers: await database.select().from(sportsCenter).orderBy(asc(sportsCenter.name)),
    instructors: await database.select().from(instructor).orderBy(asc(instructor.name)),
    categories: await database.select({ id, name }).from(exerciseCategory).orderBy(asc(name)),
  }
}

function holidaysFrom(today: string): Schedule['holidays'] {
  const days = Array.from({ length: maximumDaysAhead }, (_, count) => addDays(today, count))
  return days.flatMap((day) => {
    const holiday = publicHolidayOn(day)
    return holiday ? [{ day, holiday }] : []
  })
}

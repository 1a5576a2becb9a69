import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { addDays, weekdayOf } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { groupClassSchedule } from '../model/tables.server.ts'
import { groupClassException } from '../schedule/tables.server.ts'

/** Nydalen and Vulkan (`timetable.ts`). */
const substituted = 4
const renovated = 5
/** Sunniva, who leads classes elsewhere at other times. */
const substitute = 10

/** A centre that is closed for some days in two months, and a substitute next week. Only where there is no exception. */
export async function seedExceptions(database: Database): Promise<void> {
  if ((await database.$count(groupClassException)) > 0) return
  const today = osloDate(new Date())
  const nextWeek = addDays(today, 6)
  const [row] = await database
    .select({ id: groupClassSchedule.id })
    .from(groupClassSchedule)
    .where(
      and(
        eq(groupClassSchedule.centerId, substituted),
        eq(groupClassSchedule.isoWeekday, weekdayOf(nextWeek)),
      ),
    )
    .orderBy(asc(groupClassSchedule.startTime))
    .limit(1)
  await database.insert(groupClassException).values([
    {
      centerId: renovated,
      firstDate: addDays(today, 60),
      lastDate: addDays(today, 64),
      kind: 'closed',
      reason: { no: 'Gulvet slipes og lakkes.', en: 'The floor is sanded and varnished.' },
    },
    ...(row
      ? [
          {
            seriesId: row.id,
            centerId: substituted,
            firstDate: nextWeek,
            lastDate: nextWeek,
            kind: 'changed' as const,
            instructorId: substitute,
            reason: { no: 'Instruktøren er på kurs.', en: 'The instructor is at a course.' },
          },
        ]
      : []),
  ])
}

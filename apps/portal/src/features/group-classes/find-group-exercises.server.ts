import { and, asc, eq, gt, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/database.server.ts'
import { timeZone } from '#platform/time/oslo.ts'
import type { GroupExercise, Language } from './contract.ts'
import { isBookable, isCancellable, isFull, queueSize } from './rules.ts'
import { groupClass, groupClassSchedule, instructor, sportsCenter } from './tables.server.ts'
import { generatedDays } from './weekly-schedule.server.ts'

/** The database's clock decides, so that every instance shows the same. */
const now = sql`now()`.mapWith(groupClass.startsAt)

/** Classes of today and the coming days that have not ended, sorted by start. */
export async function findGroupExercises(
  database: Database,
): Promise<Record<Language, GroupExercise[]>> {
  const lastDay = sql`((now() at time zone ${timeZone})::date + ${generatedDays}::integer)`
  const rows = await selectClasses(
    database,
    and(
      gt(groupClass.endsAt, sql`now()`),
      lt(groupClass.localDate, lastDay),
      isNull(groupClass.cancelledAt),
    ),
  )
  return {
    no: rows.map((row) => describe(row, 'no')),
    en: rows.map((row) => describe(row, 'en')),
  }
}

/** One class, also when it is over. */
export async function findGroupExercise(
  database: Database,
  id: number,
  language: Language,
): Promise<GroupExercise | null> {
  const [row] = await selectClasses(database, eq(groupClass.id, id))
  return row ? describe(row, language) : null
}

function selectClasses(database: Database, condition: SQL | undefined) {
  return database
    .select({ now, groupClass, schedule: groupClassSchedule, center: sportsCenter, instructor })
    .from(groupClass)
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .innerJoin(sportsCenter, eq(sportsCenter.id, groupClassSchedule.centerId))
    .innerJoin(
      instructor,
      eq(
        instructor.id,
        sql`coalesce(${groupClass.instructorId}, ${groupClassSchedule.instructorId})`,
      ),
    )
    .where(condition)
    .orderBy(asc(groupClass.startsAt), asc(groupClass.id))
}

type Row = Awaited<ReturnType<typeof selectClasses>>[number]

function describe(row: Row, language: Language): GroupExercise {
  const { groupClass: state, schedule } = row
  return {
    id: state.id,
    description: language === 'en' ? schedule.descriptionEn : schedule.descriptionNo,
    className: language === 'en' ? schedule.nameEn : schedule.nameNo,
    sportsCenter: row.center,
    instructor: row.instructor,
    queueSize: queueSize(state, row.now),
    startTime: state.startsAt.toISOString(),
    endTime: state.endsAt.toISOString(),
    exerciseCategory: { id: schedule.categoryId },
    imageUrl: schedule.imageUrl,
    isFull: isFull(state),
    isBookable: isBookable(state, row.now),
    isCancellable: isCancellable(state, row.now),
  }
}

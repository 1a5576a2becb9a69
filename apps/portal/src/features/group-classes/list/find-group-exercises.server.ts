import { perLocale } from '@trivsel/content-contract/locales'
import { and, asc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import { centerColumns, sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { textIn } from '#platform/i18n/localized.ts'
import { timeZone } from '#platform/time/oslo.ts'
import type {
  GroupExercise,
  GroupExerciseDetails,
  GroupExercises,
  Language,
} from '../model/contract.ts'
import { dayStripLength } from '../model/day-strip.ts'
import { isBookable, isCancellable, isFull, queueSize } from '../model/rules.ts'
import {
  exerciseCategory,
  groupClass,
  groupClassSchedule,
  groupClassSettings,
  instructor,
} from '../model/tables.server.ts'
import type { Arrivals } from './list-changes.ts'
import { placesLeft } from './places-left.ts'

/** The database's clock, so that every instance shows the same. */
const now = sql`now()`.mapWith(groupClass.startsAt)

/** Classes of the day strip that have not ended, also those that are cancelled, sorted by start. */
export async function findGroupExercises(
  database: Database,
): Promise<Record<Language, GroupExercises> & { arrivals: Arrivals }> {
  const lastDay = sql`((now() at time zone ${timeZone})::date + ${dayStripLength}::integer)`
  const rows = await selectClasses(
    database,
    and(gt(groupClass.endsAt, sql`now()`), lt(groupClass.localDate, lastDay), isNotReplaced),
  )
  const categories = await database
    .select()
    .from(exerciseCategory)
    .where(eq(exerciseCategory.isInFilter, true))
  return {
    ...perLocale((locale) => ({
      items: rows.map((row) => describe(row, locale)),
      filterCategories: inOrder(categories, locale),
    })),
    arrivals: new Map(rows.map(({ groupClass: { id, nextSeq } }) => [id, nextSeq])),
  }
}

/** The categories that the filter offers: by position, then by name. */
function inOrder(
  categories: readonly (typeof exerciseCategory.$inferSelect)[],
  locale: Language,
): number[] {
  return categories
    .toSorted(
      (one, other) =>
        one.position - other.position ||
        textIn(one.name, locale).localeCompare(textIn(other.name, locale), 'nb') ||
        one.id - other.id,
    )
    .map(({ id }) => id)
}

/** Of classes of one series at one time, the schedule may have cancelled some: lists the active or latest one. */
const isNotReplaced = sql`not (${groupClass.isWithdrawn} and exists (
  select from ${groupClass} other
    join ${groupClassSchedule} row on row.id = other.schedule_id
   where other.starts_at = ${groupClass.startsAt}
     and (other.cancelled_at is null or other.id > ${groupClass.id})
     and coalesce(row.series_id, row.id)
       = coalesce(${groupClassSchedule.seriesId}, ${groupClassSchedule.id})))`

/** One class, also when it is over. */
export async function findGroupExercise(
  database: Database,
  id: number,
  language: Language,
): Promise<GroupExerciseDetails | null> {
  const [row] = await selectClasses(database, eq(groupClass.id, id))
  if (!row) return null
  return { ...describe(row, language), roomName: roomOf(row, language) }
}

/** The room of the class, or of its schedule row unless staff moved it. */
export function roomOf({ groupClass: moved, schedule }: ClassRow, language: Language): string {
  return textIn(moved.room ?? schedule.room, language)
}

export function selectClasses(database: Database, condition: SQL | undefined) {
  return database
    .select({
      now,
      groupClass,
      schedule: groupClassSchedule,
      category: exerciseCategory,
      queueLimit: groupClassSettings.queueLimit,
      center: centerColumns,
      instructor: { id: instructor.id, name: instructor.name },
    })
    .from(groupClass)
    .innerJoin(groupClassSchedule, eq(groupClassSchedule.id, groupClass.scheduleId))
    .innerJoin(exerciseCategory, eq(exerciseCategory.id, groupClassSchedule.categoryId))
    .innerJoin(groupClassSettings, eq(groupClassSettings.onlyRow, true))
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

export type ClassRow = Awaited<ReturnType<typeof selectClasses>>[number]

function describe(row: ClassRow, language: Language): GroupExercise {
  const { groupClass: state, schedule } = row
  return {
    id: state.id,
    description: textIn(schedule.description, language),
    className: textIn(schedule.name, language),
    sportsCenter: row.center,
    instructor: row.instructor,
    queueSize: queueSize(state, row.now),
    startTime: state.startsAt.toISOString(),
    endTime: state.endsAt.toISOString(),
    bookingOpensAt: state.bookingOpensAt.toISOString(),
    unbookingClosesAt: state.unbookingClosesAt.toISOString(),
    exerciseCategory: {
      id: schedule.categoryId,
      name: textIn(row.category.name, language),
      colour: row.category.colour,
    },
    imageUrl: schedule.imageUrl,
    isCancelled: state.cancelledAt !== null,
    isFull: isFull(state),
    placesLeft: placesLeft(state),
    isBookable: isBookable({ ...state, queueLimit: row.queueLimit }, row.now),
    isCancellable: isCancellable(state, row.now),
  }
}

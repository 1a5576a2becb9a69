import { type SQL, sql } from 'drizzle-orm'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import { centerColumns, sportsCenter } from '#core/sports-centers/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { monthsBefore } from '#platform/time/date.ts'
import { timeZone } from '#platform/time/oslo.ts'
import type { RequestedPeriod } from '#platform/time/requested-period.ts'
import { classHistory } from '../model/class-history.ts'
import type { Language } from '../model/contract.ts'
import { exerciseCategory, instructor } from '../model/tables.server.ts'
import type { ClassUsage, Figures, UsageQuery } from './contract.ts'
import { hideSmallCount, hideSmallGroups } from './hide-small-groups.ts'

type SelectedPeriod = RequestedPeriod &
  Pick<UsageQuery, 'center' | 'category' | 'instructor' | 'language'>

/**
 * How classes that are over were used. Classes are counted now; attendance was summarized in the night
 * (`summarizeUsage`), and people are counted from the bookings that still exist.
 */
export async function countUsage(
  database: Database,
  selection: SelectedPeriod,
  today: string,
): Promise<ClassUsage> {
  const [rows, members, choices] = await Promise.all([
    countGroups(database, selection),
    countMembers(database, selection, today),
    findChoices(database, selection.language),
  ])
  const grouped = (kind: Kind) => hideSmallGroups(rows.filter((row) => row.kind === kind))
  const lines = (kind: Kind, names?: readonly { id: number; name: string }[]) => {
    const nameOf = new Map(names?.map(({ id, name }) => [String(id), name]))
    return grouped(kind)
      .map((row) => ({ id: row.id, name: nameOf.get(row.id) ?? row.id, ...toFigures(row) }))
      .sort((one, other) => one.name.localeCompare(other.name, 'nb'))
  }
  const peopleIn = (center: string) =>
    members && !members.has(center) ? 0 : (members?.get(center) ?? null)
  const [total = none] = grouped('total')
  return {
    from: selection.from,
    to: selection.to,
    total: { ...toFigures(total), members: peopleIn('') },
    notSummarized: total.not_summarized,
    centers: lines('center', choices.centers).map((line) => ({
      ...line,
      members: peopleIn(line.id),
    })),
    categories: lines('category', choices.categories),
    classes: lines('class'),
    instructors: lines('instructor', choices.instructors),
    hours: grouped('hour').map((row) => ({
      weekday: Math.floor(Number(row.id) / 100),
      hour: Number(row.id) % 100,
      ...toFigures(row),
    })),
    weeks: grouped('week').map((row) => ({ monday: row.id, ...toFigures(row) })),
    choices,
  }
}

type Kind = 'total' | 'center' | 'category' | 'instructor' | 'class' | 'week' | 'hour'
type Row = {
  kind: Kind
  /** Of the group: an id, a name, a Monday; an hour as `weekday * 100 + hour`. */
  id: string
  classes: number
  cancelled: number
  places: number
  booked: number
  fullest: number
  longestQueue: number
  attended: number | null
  noShows: number | null
  lateUnbooked: number | null
  not_summarized: number
}

const none: Row = {
  kind: 'total',
  id: '',
  classes: 0,
  cancelled: 0,
  places: 0,
  booked: 0,
  fullest: 0,

  longestQueue: 0,
  attended: 0,
  noShows: 0,
  lateUnbooked: 0,
  not_summarized: 0,
}

function toFigures(row: Row): Figures {
  const { classes, cancelled, places, booked, longestQueue, attended, noShows, lateUnbooked } = row
  return { classes, cancelled, places, booked, longestQueue, attended, noShows, lateUnbooked }
}

/** Selected classes that are over; uses the index `group_class_starts_at`. */
function chosenClasses({ from, to, center, category, instructor }: SelectedPeriod): SQL {
  const only = (column: SQL, id: string | undefined) =>
    id === undefined ? sql`true` : sql`${column} = ${id}::integer`
  return sql`portal.group_class c join portal.group_class_schedule s on s.id = c.schedule_id
    where c.starts_at >= (${from}::date)::timestamp at time zone ${timeZone}
      and c.starts_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
      and c.ends_at <= now()
      and ${only(sql`s.center_id`, center)} and ${only(sql`s.category_id`, category)}
      and ${only(sql`coalesce(c.instructor_id, s.instructor_id)`, instructor)}`
}

/** All groups in one statement, which reads the classes once. */
async function countGroups(database: Database, selection: SelectedPeriod): Promise<Row[]> {
  const name = localizedText(sql`s.name`, selection.language)
  const { rows } = await database.execute<Row>(sql`
    with class as materialized (
      select c.id, c.capacity, c.booked_count, c.cancelled_at is null as is_held,
        s.center_id::text as center, s.category_id::text as category,
        coalesce(c.instructor_id, s.instructor_id)::text as instructor, ${name} as name,
        date_trunc('week', c.starts_at at time zone ${timeZone})::date::text as week,
        (extract(isodow from c.starts_at at time zone ${timeZone}) * 100
          + extract(hour from c.starts_at at time zone ${timeZone}))::int::text as hour
      from ${chosenClasses(selection)}
    )
    select case grouping(center, category, instructor, name, week, hour)
        when 31 then 'center' when 47 then 'category' when 55 then 'instructor' when 59 then 'class'
        when 61 then 'week' when 62 then 'hour' else 'total' end as kind,
      coalesce(center, category, instructor, name, week, hour, '') as id,
      (count(*) filter (where is_held))::int as classes,
      (count(*) filter (where not is_held))::int as cancelled,
      coalesce(sum(capacity) filter (where is_held), 0)::int as places,
      coalesce(sum(booked_count) filter (where is_held), 0)::int as booked,
      coalesce(max(booked_count) filter (where is_held), 0)::int as fullest,
      coalesce(max(u.longest_queue), 0)::int as "longestQueue",
      coalesce(sum(u.attended), 0)::int as attended,
      coalesce(sum(u.no_shows), 0)::int as "noShows",
      coalesce(sum(u.late_unbooked), 0)::int as "lateUnbooked",
      (count(*) filter (where is_held and u.class_id is null))::int as not_summarized
    from class left join portal.group_class_usage u on u.class_id = class.id and is_held
    group by grouping sets ((), (center), (category), (instructor), (name), (week), (hour))
    order by id`)
  return rows
}

/**
 * How many people had a place, by the id of the club, and in total under `''`. It reads bookings by their
 * key, class by class: past classes have no bookings of members who only waited.
 * @returns null for a period whose bookings have been deleted in part
 */
async function countMembers(
  database: Database,
  selection: SelectedPeriod,
  today: string,
): Promise<ReadonlyMap<string, number | null> | null> {
  const monthsOf = await readMonths(database)
  if (selection.from < monthsBefore(today, monthsOf(classHistory))) return null
  const { rows } = await database.execute<{ center: string; people: number }>(sql`
    with seen as materialized (
      select distinct s.center_id, b.user_id
      from (select c.id, s.center_id from ${chosenClasses(selection)} and c.cancelled_at is null) s
        join portal.group_class_booking b on b.class_id = s.id
    )
    select center_id::text as center, count(*)::int as people from seen group by center_id
    union all
    select '', count(*)::int from (select distinct user_id from seen) everybody`)
  return new Map(rows.map(({ center, people }) => [center, hideSmallCount(people)]))
}

async function findChoices(database: Database, language: Language): Promise<ClassUsage['choices']> {
  const { id } = exerciseCategory
  const name = localizedText(exerciseCategory.name, language)
  const [centers, categories, instructors] = await Promise.all([
    database.select(centerColumns).from(sportsCenter).orderBy(sportsCenter.name),
    database.select({ id, name }).from(exerciseCategory),
    database
      .select({ id: instructor.id, name: instructor.name })
      .from(instructor)
      .orderBy(instructor.name),
  ])
  return { centers, categories, instructors }
}

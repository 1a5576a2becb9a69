import { perLocale } from '@trivsel/content-contract/locales'
import { type SQL, sql } from 'drizzle-orm'
import { course, courseDate } from '#core/courses/tables.server.ts'
import { isPaused } from '#core/places/is-paused.server.ts'
import { place, placeOffer } from '#core/places/tables.server.ts'
import { summaryOf } from '#platform/i18n/written-text.ts'
import { searchPatterns } from '#platform/search-patterns.ts'
import type { Filters, ListedDate } from './contract.ts'

type Row = Omit<ListedDate, 'seats' | 'summary' | 'startsAt' | 'endsAt'> & {
  readonly text: ListedDate['title']
  readonly startsAt: Date
  readonly endsAt: Date
  readonly closesAt: Date
  readonly free: number
  readonly waiting: number
  readonly isPaused: boolean
  readonly total: number
}

/** All dates, each with its number among those of its course: `d` of the queries. */
export const numberedDates = sql`(
  select date.*, row_number() over of_course as number, count(*) over of_course_all as dates
  from ${courseDate} date
  window of_course as (partition by date.course_id order by date.starts_at),
    of_course_all as (partition by date.course_id))`

/** What is selected of a course `c`, its offer `o` and a numbered date `d`. */
export const listedColumns = sql`d.id as key, c.id, c.title, c.text, c.teacher,
  coalesce(d.place, c.place) as place, c.link is not null as "isOnline", c.languages, c.audience,
  c.state = 'called-off' as "isCalledOff", d.starts_at as "startsAt", d.ends_at as "endsAt",
  d.number::int as number, d.dates::int as dates, c.student_price_ore as "studentPriceOre",
  c.member_price_ore as "memberPriceOre", c.other_price_ore as "otherPriceOre",
  greatest(o.capacity - o.taken, 0) as free, o.closes_at as "closesAt",
  (select count(*)::int from ${place} p where p.offer_id = o.id and p.state = 'waiting') as waiting,
  ${isPaused(sql`o.id`)} as "isPaused",
  count(*) over ()::int as total`

export const listedFrom = sql`${course} c join ${placeOffer} o on o.id = c.id`

/** What is called off is still shown, so that nobody goes there for nothing. */
export function conditionsOf(filters: Filters, now: Date): SQL {
  const { q, audience, language, held, free, left } = filters
  const conditions = [
    sql`c.state in ('published', 'called-off')`,
    ...searchPatterns(q).map((pattern) => sql`c.search_text like ${pattern}`),
    ...(audience === null ? [] : [sql`c.audience = ${audience}`]),
    ...(language === null ? [] : [sql`${language} = any(c.languages)`]),
    ...(held === 'online' ? [sql`c.link is not null`] : []),
    ...(held === 'place' ? [sql`c.place is not null`] : []),
    ...(free === null
      ? []
      : [sql`c.student_price_ore + c.member_price_ore + c.other_price_ore = 0`]),
    ...(left === null
      ? []
      : [
          sql`c.state = 'published' and o.taken < o.capacity and not ${isPaused(sql`o.id`)}
            and o.closes_at > ${now.toISOString()}::timestamptz`,
        ]),
  ]
  return sql.join(conditions, sql` and `)
}

export async function readDates(
  database: { execute: (query: SQL) => Promise<{ rows: unknown[] }> },
  query: SQL,
): Promise<{ items: ListedDate[]; total: number }> {
  const rows = (await database.execute(query)).rows as Row[]
  return { items: rows.map(listed), total: rows[0]?.total ?? 0 }
}

function listed({ text, startsAt, endsAt, total: _, ...row }: Row) {
  const { free, waiting, isPaused: isOfferPaused, closesAt, ...shown } = row
  return {
    ...shown,
    summary: perLocale((locale) => summaryOf(text[locale] ?? '')),
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
    seats: {
      free,
      waiting,
      isPaused: isOfferPaused,
      closesAt: new Date(closesAt).toISOString(),
    },
  }
}

import { sql } from 'drizzle-orm'
import {
  batchSize,
  monthsAgo,
  type RetentionStep,
  removePast,
} from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { placeOffer } from '#core/places/tables.server.ts'
import { removeSensitiveAnswers } from '#core/questions/retention.server.ts'
import { m } from '#messages'
import { coursePlaceKind } from './place-kind.ts'
import { course, courseDate } from './tables.server.ts'

/** Staff copy last year's courses, and compare the figures of some years. */
export const coursePeriod: RetentionPeriod = {
  kind: 'courses',
  name: m.retention_courses,
  why: m.retention_courses_why,
  months: 36,
  least: 12,
  most: 120,
}

export const courseRetention: readonly RetentionStep[] = [
  removeSensitiveAnswers(
    'sensitive answers of courses that are over',
    (now) => sql`select one.id from ${course} one
      where (select max(date.ends_at) from ${courseDate} date where date.course_id = one.id)
        + make_interval(days => one.answer_days) < ${now}`,
  ),
  {
    name: 'places in courses that are gone',
    // After the course itself: a run that is interrupted leaves the offer for the next one.
    remove: () => sql`delete from ${placeOffer} where id in (
      select offer.id from ${placeOffer} offer where offer.kind = ${coursePlaceKind}
        and not exists (select 1 from ${course} one where one.id = offer.id) limit ${batchSize})`,
  },
  removePast({
    name: 'courses',
    period: coursePeriod,
    table: course,
    key: sql`id`,
    // A draft without a date is as old as it is.
    past: (now, months) => sql`select one.id from ${course} one
      where coalesce((select max(date.ends_at) from ${courseDate} date
        where date.course_id = one.id), one.created_at) < ${monthsAgo(now, months)}`,
  }),
]

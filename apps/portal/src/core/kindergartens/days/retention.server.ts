import { sql } from 'drizzle-orm'
import { monthsAgo, type RetentionStep, removePast } from '#core/personal-data/retention.server.ts'
import type { RetentionPeriod } from '#core/personal-data/retention-period.ts'
import { placeOffer } from '#core/places/tables.server.ts'
import { m } from '#messages'
import {
  kindergartenExtraOpening,
  kindergartenSurvey,
  kindergartenSurveyDay,
} from './tables.server.ts'

/** Surveys and extra openings, after their last day. Those of a child that has left go with the child. */
export const daysPeriod: RetentionPeriod = {
  kind: 'kindergarten-days',
  name: m.retention_kindergarten_days,
  why: m.retention_kindergarten_days_why,
  months: 12,
  least: 3,
  most: 36,
}

export const kindergartenDaysRetention: readonly RetentionStep[] = [
  removePast({
    name: 'surveys of kindergartens',
    period: daysPeriod,
    table: kindergartenSurvey,
    key: sql`id`,
    past: (now, months) => sql`select asked.survey_id from ${kindergartenSurveyDay} asked
      group by asked.survey_id having max(asked.on_date) < ${monthsAgo(now, months)}::date`,
  }),
  removePast({
    name: 'extra openings of kindergartens',
    period: daysPeriod,
    // The opening goes with its offer.
    table: placeOffer,
    key: sql`id`,
    past: (now, months) => sql`select opening.id from ${kindergartenExtraOpening} opening
      where opening.on_date < ${monthsAgo(now, months)}::date`,
  }),
]

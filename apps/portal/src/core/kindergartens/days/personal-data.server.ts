import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type PersonalTable, withheldBecause } from '#core/personal-data/personal-table.ts'
import { m } from '#messages'
import { localizedText } from '#platform/database/localized-column.server.ts'
import { kindergartenChild } from '../children/tables.server.ts'
import { ownChildren } from '../personal-data.server.ts'
import { daysPeriod } from './retention.server.ts'
import {
  kindergartenExtraOpening,
  kindergartenExtraPlace,
  kindergartenSurvey,
  kindergartenSurveyAnswer,
} from './tables.server.ts'

const { internal, somebodyElse } = withheldBecause

const childOf = (table: PgTable) => ({
  name: m.data_kindergarten_child,
  value: (): SQL => sql`(select child.first_name from ${kindergartenChild} child
    where child.id = ${table}.child_id)`,
})

const held = {
  retention: { period: daysPeriod, text: m.data_kindergarten_days_period },
  onDeletion: { retainedBecause: m.data_kindergarten_retained },
} as const

/** What guardians have answered and booked for their children. */
export const kindergartenDaysData: readonly PersonalTable[] = [
  {
    table: kindergartenSurveyAnswer,
    name: m.data_kindergarten_survey_answers,
    rowsOf: (person) => sql`${kindergartenSurveyAnswer.childId} in ${ownChildren(person)}`,
    computed: {
      child: childOf(kindergartenSurveyAnswer),
      survey: {
        name: m.data_kindergarten_survey,
        value: (_, locale) => sql`(select ${localizedText(sql`survey.title`, locale)}
          from ${kindergartenSurvey} survey where survey.id = ${kindergartenSurveyAnswer.surveyId})`,
      },
    },
    shown: {
      on_date: m.data_kindergarten_day,
      is_coming: m.data_kindergarten_coming,
      arrives_at: m.data_kindergarten_arrives,
      answered_at: m.data_time,
      is_by_staff: m.data_kindergarten_by_staff,
    },
    withheld: { survey_id: internal, child_id: internal, guardian_id: somebodyElse },
    ...held,
  },
  {
    table: kindergartenExtraPlace,
    name: m.data_kindergarten_extra_places,
    rowsOf: (person) => sql`${kindergartenExtraPlace.childId} in ${ownChildren(person)}`,
    computed: {
      child: childOf(kindergartenExtraPlace),
      day: {
        name: m.data_kindergarten_day,
        value: () => sql`(select opening.on_date from ${kindergartenExtraOpening} opening
          where opening.id = ${kindergartenExtraPlace.openingId})`,
      },
      state: {
        name: m.data_kindergarten_request_state,
        value: () => sql`(select seat.state from portal.place seat
          where seat.id = ${kindergartenExtraPlace.placeId})`,
      },
    },
    shown: {},
    withheld: {
      opening_id: internal,
      child_id: internal,
      place_id: 'is listed where the account is the one that booked',
      guardian_id: somebodyElse,
    },
    ...held,
  },
]

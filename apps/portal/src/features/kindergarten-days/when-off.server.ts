import { and, gte, isNull } from 'drizzle-orm'
import {
  kindergartenExtraOpening,
  kindergartenSurvey,
} from '#core/kindergartens/days/tables.server.ts'
import type { WhenOff } from '#core/services/when-off.ts'
import { m } from '#messages'
import { osloDate } from '#platform/time/oslo.ts'
import { guardianDescribed } from './guardian/endpoints.server.ts'
import { endedPlacesTask } from './model/tasks.server.ts'
import { openingDescribed } from './openings/endpoints.server.ts'
import { surveyDescribed } from './surveys/endpoints.server.ts'

/** What goes on while the service is switched off: surveys are answered, and openings are held or called off. */
export const whenOff: WhenOff = {
  unfinished: [
    {
      text: m.kindergarten_days_unfinished_surveys,
      count: (database, now) =>
        database.$count(kindergartenSurvey, gte(kindergartenSurvey.answerUntil, osloDate(now))),
    },
    {
      text: m.kindergarten_days_unfinished_openings,
      count: (database, now) =>
        database.$count(
          kindergartenExtraOpening,
          and(
            gte(kindergartenExtraOpening.onDate, osloDate(now)),
            isNull(kindergartenExtraOpening.calledOffAt),
          ),
        ),
    },
  ],
  promise: m.kindergarten_days_when_off,
  begins: [surveyDescribed.create, openingDescribed.create, guardianDescribed.book],
  tasks: [endedPlacesTask.name],
}

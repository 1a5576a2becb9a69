import { sql } from 'drizzle-orm'
import {
  type kindergartenSurvey,
  kindergartenSurveyAnswer,
} from '#core/kindergartens/days/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { AnswersForm } from './forms.ts'
import { refuseDays } from './refuse.server.ts'

type Survey = typeof kindergartenSurvey.$inferSelect

/**
 * Saves what is answered for a child, over what was answered before.
 * @param saved.survey locked against changes of its days and deadline
 * @param saved.guardianId null for staff
 * @throws {Refusal} `SURVEY_DAY_NOT_FOUND`
 */
export async function saveAnswers(
  transaction: Database,
  saved: AnswersForm & {
    readonly survey: Survey
    readonly childId: string
    readonly guardianId: string | null
    readonly now: Date
  },
): Promise<void> {
  const { survey, childId, guardianId, answers, now } = saved
  const days = answers.map(({ onDate }) => onDate)
  const { rows } = await transaction.execute<{ asked: number }>(sql`
    select count(*)::int as asked from portal.kindergarten_survey_day day
    where day.survey_id = ${survey.id} and day.on_date = any(${sql.param(days)}::date[])
      and exists (select 1 from portal.kindergarten_enrolment placed
        join portal.kindergarten_department dept on dept.id = placed.department_id
        where placed.child_id = ${childId} and dept.kindergarten_id = ${survey.kindergartenId}
          and day.on_date between placed.starts_on and coalesce(placed.ends_on, 'infinity'))`)
  if (rows[0]?.asked !== days.length) throw refuseDays('SURVEY_DAY_NOT_FOUND')
  await transaction
    .insert(kindergartenSurveyAnswer)
    .values(
      answers.map((answer) => ({
        ...answer,
        surveyId: survey.id,
        childId,
        guardianId,
        isByStaff: guardianId === null,
        answeredAt: now,
      })),
    )
    .onConflictDoUpdate({
      target: [
        kindergartenSurveyAnswer.surveyId,
        kindergartenSurveyAnswer.childId,
        kindergartenSurveyAnswer.onDate,
      ],
      set: {
        isComing: sql`excluded.is_coming`,
        arrivesAt: sql`excluded.arrives_at`,
        guardianId: sql`excluded.guardian_id`,
        isByStaff: sql`excluded.is_by_staff`,
        answeredAt: sql`excluded.answered_at`,
      },
    })
}

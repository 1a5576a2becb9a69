import { and, gte, inArray, isNull, sql } from 'drizzle-orm'
import { isReminderDue } from '#core/kindergartens/days/rules.ts'
import { kindergartenSurvey } from '#core/kindergartens/days/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { enqueueJobs } from '#platform/jobs/enqueue.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { guardianNewsTask } from '../model/tasks.server.ts'

/**
 * Enqueues a mail to each guardian of a child for which a survey has days without an answer, as its
 * deadline comes near: once for each survey, also when two run at the same time.
 * @returns how many guardians
 */
export async function remindOfSurveys(database: Database, now: Date): Promise<number> {
  const today = osloDate(now)
  return database.transaction(async (transaction) => {
    const open = await transaction
      .select()
      .from(kindergartenSurvey)
      .where(and(isNull(kindergartenSurvey.remindedAt), gte(kindergartenSurvey.answerUntil, today)))
      .for('update')
    const due = open
      .filter(({ remindedAt, ...survey }) =>
        isReminderDue({ ...survey, isReminded: remindedAt !== null }, today),
      )
      .map(({ id }) => id)
    if (due.length === 0) return 0
    await transaction
      .update(kindergartenSurvey)
      .set({ remindedAt: now })
      .where(inArray(kindergartenSurvey.id, due))
    const { rows } = await transaction.execute<{ guardianId: string }>(sql`
      select distinct bound.guardian_id as "guardianId"
      from portal.kindergarten_survey survey
      join portal.kindergarten_survey_day day on day.survey_id = survey.id
      join portal.kindergarten_department dept on dept.kindergarten_id = survey.kindergarten_id
      join portal.kindergarten_enrolment placed on placed.department_id = dept.id
        and day.on_date between placed.starts_on and coalesce(placed.ends_on, 'infinity')
      join portal.kindergarten_guardianship bound on bound.child_id = placed.child_id
        and bound.has_responsibility and bound.opened_at is not null and bound.blocked_at is null
      where survey.id = any(${sql.param(due)}::uuid[])
        and not exists (select 1 from portal.kindergarten_survey_answer answer
          where answer.survey_id = survey.id and answer.child_id = placed.child_id
            and answer.on_date = day.on_date)`)
    await enqueueJobs(transaction, guardianNewsTask, rows)
    return rows.length
  })
}

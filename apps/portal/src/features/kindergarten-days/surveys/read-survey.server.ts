import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { countAnswers, expectedOf, isOpenOn } from '#core/kindergartens/days/rules.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { LocalizedText } from '../model/localized-text.ts'
import { refuseDays } from '../model/refuse.server.ts'
import type { OpenSurvey, SurveyChild } from './contract.ts'

const Survey = z.object({
  id: z.uuid(),
  version: z.int(),
  kindergarten: z.string(),
  title: LocalizedText,
  answerUntil: z.string(),
  countsAsComing: z.boolean(),
  remindDays: z.int(),
  remindedAt: z.coerce.date().nullable(),
  days: z.array(z.string()),
})

const Row = z.object({
  departmentId: z.uuid(),
  department: z.string(),
  childId: z.uuid(),
  name: z.string(),
  onDate: z.string(),
  isComing: z.boolean().nullable(),
  arrivesAt: z.string().nullable(),
  by: z.string(),
  isByStaff: z.boolean(),
  answeredAt: z.coerce.date().nullable(),
})

/**
 * A survey of a kindergarten of theirs: its figures, and each child with its answers.
 * @throws {Refusal} `SURVEY_NOT_FOUND`
 */
export async function readSurvey(
  database: Database,
  staff: StaffActor,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<OpenSurvey> {
  const { rows: found } = await database.execute(sql`
    select survey.id, survey.version, survey.title, survey.answer_until::text as "answerUntil",
      survey.counts_as_coming as "countsAsComing", survey.remind_days as "remindDays",
      survey.reminded_at as "remindedAt", place.name as kindergarten,
      (select jsonb_agg(day.on_date order by day.on_date) from portal.kindergarten_survey_day day
        where day.survey_id = survey.id) as days
    from portal.kindergarten_survey survey
    join portal.kindergarten place on place.id = survey.kindergarten_id
    where survey.id = ${id} and survey.kindergarten_id in ${kindergartensOf(staff)}`)
  if (!found[0]) throw refuseDays('SURVEY_NOT_FOUND')
  const survey = Survey.parse(found[0])
  const rows = await listAnswers(database, id)
  return {
    ...survey,
    remindedAt: survey.remindedAt?.toISOString() ?? null,
    isOpen: isOpenOn(osloDate(now), survey.answerUntil),
    hasAnswers: rows.some(({ answeredAt }) => answeredAt !== null),
    departments: figuresOf(rows, survey),
    children: childrenOf(rows),
  }
}

/** One row for each child and day on which it has a place there. */
async function listAnswers(database: Database, surveyId: string) {
  const { rows } = await database.execute(sql`
    select dept.id as "departmentId", dept.name as department, child.id as "childId",
      child.first_name || ' ' || child.last_name as name, day.on_date::text as "onDate",
      answer.is_coming as "isComing", to_char(answer.arrives_at, 'HH24:MI') as "arrivesAt",
      coalesce(guardian.first_name || ' ' || guardian.last_name, '') as by,
      coalesce(answer.is_by_staff, false) as "isByStaff", answer.answered_at as "answeredAt"
    from portal.kindergarten_survey survey
    join portal.kindergarten_survey_day day on day.survey_id = survey.id
    join portal.kindergarten_department dept on dept.kindergarten_id = survey.kindergarten_id
    join portal.kindergarten_enrolment placed on placed.department_id = dept.id
      and day.on_date between placed.starts_on and coalesce(placed.ends_on, 'infinity')
    join portal.kindergarten_child child on child.id = placed.child_id
    left join portal.kindergarten_survey_answer answer on answer.survey_id = survey.id
      and answer.child_id = child.id and answer.on_date = day.on_date
    left join portal.kindergarten_guardian guardian on guardian.id = answer.guardian_id
    where survey.id = ${surveyId}
    order by dept.name, dept.id, child.first_name, child.last_name, child.id, day.on_date`)
  return z.array(Row).parse(rows)
}

type Rows = Awaited<ReturnType<typeof listAnswers>>

function figuresOf(rows: Rows, survey: z.infer<typeof Survey>): OpenSurvey['departments'] {
  const counted = countAnswers(rows)
  const names = new Map(rows.map(({ departmentId, department }) => [departmentId, department]))
  return [...names].map(([departmentId, name]) => ({
    name,
    days: survey.days.map((onDate) => {
      const none = { coming: 0, away: 0, silent: 0 }
      const figures = counted.get(onDate)?.get(departmentId) ?? none
      return { onDate, ...figures, expected: expectedOf(figures, survey) }
    }),
  }))
}

/** A child that moves in between is listed once, in its first department. */
function childrenOf(rows: Rows): SurveyChild[] {
  const children = new Map<string, SurveyChild>()
  for (const { childId: id, name, department, ...row } of rows) {
    const child = children.get(id) ?? { id, name, department, answers: [] }
    const { onDate, isComing, arrivesAt, by, isByStaff } = row
    const answeredAt = row.answeredAt?.toISOString() ?? null
    child.answers.push({ onDate, isComing, arrivesAt, by, isByStaff, answeredAt })
    children.set(id, child)
  }
  return [...children.values()]
}

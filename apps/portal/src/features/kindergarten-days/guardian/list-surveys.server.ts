import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { isOpenOn } from '#core/kindergartens/days/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { LocalizedText } from '../model/localized-text.ts'
import type { GuardianSurvey } from './contract.ts'

const Row = z.object({
  id: z.uuid(),
  kindergarten: z.string(),
  title: LocalizedText,
  answerUntil: z.string(),
  countsAsComing: z.boolean(),
  childId: z.uuid(),
  firstName: z.string(),
  onDate: z.string(),
  isComing: z.boolean().nullable(),
  arrivesAt: z.string().nullable(),
  by: z.string(),
  isByStaff: z.boolean().nullable(),
  isOwn: z.boolean(),
  answeredAt: z.coerce.date().nullable(),
})
type Row = z.infer<typeof Row>

/**
 * Surveys whose last day has not passed, of kindergartens in which the children have a place on one of
 * its days; the one with the nearest deadline first.
 */
export async function listSurveysOf(
  database: Database,
  wanted: {
    readonly childIds: readonly string[]
    readonly guardianId: string
    readonly today: string
  },
): Promise<GuardianSurvey[]> {
  const { childIds, guardianId, today } = wanted
  const { rows } = await database.execute(sql`
    select survey.id, place.name as kindergarten, survey.title,
      survey.answer_until::text as "answerUntil", survey.counts_as_coming as "countsAsComing",
      child.id as "childId", child.first_name as "firstName", day.on_date::text as "onDate",
      answer.is_coming as "isComing", to_char(answer.arrives_at, 'HH24:MI') as "arrivesAt",
      coalesce(guardian.first_name || ' ' || guardian.last_name, '') as by,
      answer.is_by_staff as "isByStaff", coalesce(guardian.id = ${guardianId}, false) as "isOwn",
      answer.answered_at as "answeredAt"
    from portal.kindergarten_enrolment placed
    join portal.kindergarten_department dept on dept.id = placed.department_id
    join portal.kindergarten place on place.id = dept.kindergarten_id
    join portal.kindergarten_survey survey on survey.kindergarten_id = place.id
    join portal.kindergarten_survey_day day on day.survey_id = survey.id
      and day.on_date between placed.starts_on and coalesce(placed.ends_on, 'infinity')
    join portal.kindergarten_child child on child.id = placed.child_id
    left join portal.kindergarten_survey_answer answer on answer.survey_id = survey.id
      and answer.child_id = child.id and answer.on_date = day.on_date
    left join portal.kindergarten_guardian guardian on guardian.id = answer.guardian_id
    where placed.child_id = any(${sql.param([...childIds])}::uuid[])
      and exists (select 1 from portal.kindergarten_survey_day coming
        where coming.survey_id = survey.id and coming.on_date >= ${today}::date)
    order by survey.answer_until, survey.id, child.first_name, child.id, day.on_date`)
  const surveys = new Map<string, GuardianSurvey>()
  for (const row of z.array(Row).parse(rows)) {
    const { id, kindergarten, title, answerUntil, countsAsComing } = row
    const survey = surveys.get(id) ?? {
      id,
      kindergarten,
      title,
      answerUntil,
      isOpen: isOpenOn(today, answerUntil),
      countsAsComing,
      children: [],
    }
    surveys.set(id, survey)
    addDay(survey, row)
  }
  return [...surveys.values()]
}

function addDay({ children }: GuardianSurvey, row: Row): void {
  const { childId: id, firstName, onDate, isComing, arrivesAt, by, isByStaff, isOwn } = row
  let child = children.find((one) => one.id === id)
  if (!child) {
    child = { id, firstName, days: [] }
    children.push(child)
  }
  const answer =
    isComing === null || row.answeredAt === null
      ? null
      : {
          isComing,
          arrivesAt,
          by,
          isByStaff: isByStaff === true,
          isOwn,
          answeredAt: row.answeredAt.toISOString(),
        }
  child.days.push({ onDate, answer })
}

import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { kindergartensOf } from '#core/kindergartens/access/staff-access.server.ts'
import { isOpenOn } from '#core/kindergartens/days/rules.ts'
import { openingKinds } from '#core/kindergartens/days/states.ts'
import { reasonNotOpen } from '#core/places/rules.ts'
import type { StaffActor } from '#core/staff-area/require-staff.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { LocalizedText } from '../model/localized-text.ts'
import { LedKindergarten, type ListedOpening, type StaffDays } from './contract.ts'

const Survey = z.object({
  id: z.uuid(),
  kindergarten: z.string(),
  title: LocalizedText,
  firstDay: z.string(),
  lastDay: z.string(),
  answerUntil: z.string(),
  answered: z.int(),
  children: z.int(),
})

const Opening = z.object({
  id: z.uuid(),
  kindergarten: z.string(),
  kind: z.enum(openingKinds),
  onDate: z.string(),
  bookUntil: z.string(),
  places: z.int(),
  taken: z.int(),
  waiting: z.int(),
  offerClosesAt: z.coerce.date(),
  calledOffAt: z.coerce.date().nullable(),
})

/** What the kindergartens of a member of staff ask and offer. */
export async function listStaffDays(
  database: Database,
  staff: StaffActor,
  now: Date,
): Promise<StaffDays> {
  const today = osloDate(now)
  const { rows: kindergartens } = await database.execute(sql`
    select id, name, exam_notice_days as "examNoticeDays" from portal.kindergarten
    where id in ${kindergartensOf(staff)} order by name`)
  const { rows: surveys } = await database.execute(sql`
    select survey.id, place.name as kindergarten, survey.title,
      survey.answer_until::text as "answerUntil", asked."firstDay", asked."lastDay",
      count(child.child_id)::int as children,
      count(child.child_id) filter (where child.silent = 0)::int as answered
    from portal.kindergarten_survey survey
    join portal.kindergarten place on place.id = survey.kindergarten_id
    cross join lateral (select min(day.on_date)::text as "firstDay", max(day.on_date)::text as "lastDay"
      from portal.kindergarten_survey_day day where day.survey_id = survey.id) asked
    left join lateral (
      select placed.child_id, count(*) filter (where answer.child_id is null) as silent
      from portal.kindergarten_survey_day day
      join portal.kindergarten_department dept on dept.kindergarten_id = survey.kindergarten_id
      join portal.kindergarten_enrolment placed on placed.department_id = dept.id
        and day.on_date between placed.starts_on and coalesce(placed.ends_on, 'infinity')
      left join portal.kindergarten_survey_answer answer on answer.survey_id = survey.id
        and answer.child_id = placed.child_id and answer.on_date = day.on_date
      where day.survey_id = survey.id
      group by placed.child_id) child on true
    where survey.kindergarten_id in ${kindergartensOf(staff)}
    group by survey.id, place.name, asked."firstDay", asked."lastDay"
    order by asked."lastDay" desc, survey.id`)
  const { rows: openings } = await database.execute(sql`
    select opening.id, kindergarten.name as kindergarten, opening.kind,
      opening.on_date::text as "onDate", opening.book_until::text as "bookUntil", opening.places,
      offer.taken, offer.closes_at as "offerClosesAt", offer.called_off_at as "calledOffAt",
      (select count(*)::int from portal.place seat
        where seat.offer_id = opening.id and seat.state = 'waiting') as waiting
    from portal.kindergarten_extra_opening opening
    join portal.kindergarten kindergarten on kindergarten.id = opening.kindergarten_id
    join portal.place_offer offer on offer.id = opening.id
    where opening.kindergarten_id in ${kindergartensOf(staff)}
    order by opening.on_date desc, opening.id`)
  return {
    kindergartens: z.array(LedKindergarten).parse(kindergartens),
    surveys: z
      .array(Survey)
      .parse(surveys)
      .map((survey) => ({ ...survey, isOpen: isOpenOn(today, survey.answerUntil) })),
    openings: z
      .array(Opening)
      .parse(openings)
      .map(({ offerClosesAt, calledOffAt, ...opening }) => ({
        ...opening,
        state: stateOf({ onDate: opening.onDate, closesAt: offerClosesAt, calledOffAt }, now),
      })),
  }
}

function stateOf(
  opening: { readonly onDate: string; readonly closesAt: Date; readonly calledOffAt: Date | null },
  now: Date,
): ListedOpening['state'] {
  const { onDate, closesAt, calledOffAt } = opening
  if (calledOffAt) return 'called-off'
  if (onDate < osloDate(now)) return 'over'
  return reasonNotOpen({ closesAt, calledOffAt }, now) ? 'closed' : 'open'
}

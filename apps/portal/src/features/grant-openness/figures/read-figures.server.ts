import { sql } from 'drizzle-orm'
import { association } from '#core/associations/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import { refusedPeriod } from '#core/grants/retention.server.ts'
import {
  grantBudget,
  grantReason,
  grantRound,
  grantType,
} from '#core/grants/setup/tables.server.ts'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import { institution } from '#core/studies/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { monthsBefore } from '#platform/time/date.ts'
import { osloDate } from '#platform/time/oslo.ts'
import type { Figures, FiguresQuery } from './contract.ts'
import { byGroup, type CountedApplication, countsOf, groupBy } from './count-figures.ts'

/**
 * The figures of a year for the owners of the money. All applications of all years are read once: they
 * are some hundred a year.
 */
export async function readFigures(
  database: Database,
  asked: FiguresQuery,
  now: Date,
): Promise<Figures> {
  const [applications, budgets, types, institutions, monthsOf] = await Promise.all([
    findApplications(database),
    database.select().from(grantBudget),
    database.select().from(grantType).orderBy(grantType.position, grantType.id),
    database.select().from(institution).orderBy(institution.code),
    readMonths(database),
  ])
  const years = [...new Set([...applications, ...budgets].map(({ year }) => year))].toSorted(
    (one, other) => other - one,
  )
  const thisYear = Number(osloDate(now).slice(0, 4))
  const newest = years.find((one) => one <= thisYear) ?? years[0] ?? thisYear
  const year = years.find((one) => one === asked.year) ?? newest
  const rows = applications.filter((one) => one.year === year)
  const budgetOf = (of: number, typeId?: string) =>
    budgets
      .filter((one) => one.year === of && (typeId === undefined || one.typeId === typeId))
      .reduce((sum, { amountOre }) => sum + amountOre, 0)
  const ofType = groupBy(rows, ({ typeId }) => typeId)
  const ofGroup = byGroup(rows)
  const inOrder = [...institutions.map(({ code }) => code), 'others', 'persons']
  const names = new Map(institutions.map(({ code, name }) => [code, name]))
  const oldest = monthsBefore(osloDate(now), monthsOf(refusedPeriod))
  return {
    year,
    total: countsOf(rows),
    byType: types
      .map(({ id, name }) => ({
        id,
        name,
        budgetOre: budgetOf(year, id),
        ...countsOf(ofType.get(id) ?? []),
      }))
      .filter(({ applied, budgetOre }) => applied > 0 || budgetOre > 0),
    byInstitution: inOrder.flatMap((id) => {
      const group = ofGroup.get(id)
      return group ? [{ id, name: names.get(id) ?? null, ...countsOf(group) }] : []
    }),
    byReason: await countReasons(database, year),
    years: years.map((one) => ({
      year: one,
      budgetOre: budgetOf(one),
      isWhole: one > Number(oldest.slice(0, 4)),
      ...countsOf(applications.filter((application) => application.year === one)),
    })),
  }
}

async function findApplications(database: Database): Promise<CountedApplication[]> {
  const { rows } = await database.execute<CountedApplication>(sql`
    select round.budget_year as year, a.type_id as "typeId", of.institution_code as institution,
      a.applicant_kind = 'person' as "isPerson", v.requested_ore::float8 as "requestedOre",
      case when d.outcome is null then 'waiting' when d.outcome = 'refused' then 'refused'
        when award.state in ('offered', 'accepted', 'settled') then 'granted'
        else 'given-up' end as state,
      (case when d.outcome = 'granted' and award.state in ('offered', 'accepted', 'settled')
        then d.amount_ore else 0 end)::float8 as "grantedOre",
      (extract(epoch from first.decided_at - a.first_sent_at) / 86400)::float8 as days
    from ${grantApplication} a
    join ${grantRound} round on round.id = a.round_id
    join ${grantApplicationVersion} v on v.application_id = a.id and v.number = a.sent_version
    left join ${association} of on of.id = a.association_id
    left join ${grantDecision} d on d.application_id = a.id and d.replaced_at is null
    left join ${grantDecision} first on first.application_id = a.id and first.number = 1
    left join ${grantAward} award on award.application_id = a.id
    where a.withdrawn_at is null`)
  return rows
}

async function countReasons(database: Database, year: number): Promise<Figures['byReason']> {
  const { rows } = await database.execute<Figures['byReason'][number]>(sql`
    select reason.id, reason.name,
      (count(*) filter (where d.outcome = 'refused'))::int as refused,
      (count(*) filter (where d.outcome = 'granted'))::int as reduced
    from ${grantDecision} d
    join ${grantApplication} a on a.id = d.application_id
    join ${grantRound} round on round.id = a.round_id
    cross join unnest(d.reason_ids) as given
    join ${grantReason} reason on reason.id = given
    where d.replaced_at is null and a.withdrawn_at is null and round.budget_year = ${year}
    group by reason.id
    order by count(*) desc, reason.position, reason.id`)
  return rows
}

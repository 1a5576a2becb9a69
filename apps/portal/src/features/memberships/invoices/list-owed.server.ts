import { and, inArray, lt, sql } from 'drizzle-orm'
import { findOwedOf } from '#core/invoices/owed.server.ts'
import { invoice } from '#core/invoices/tables.server.ts'
import { fitnessMembership } from '#core/memberships/tables.server.ts'
import type { WorkCounter } from '#core/staff-area/count-work.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { isFitness } from '../model/invoices-of.server.ts'
import { payBackBy } from '../model/rules/pay-back.ts'

type Owed = {
  readonly invoiceId: string
  readonly owedOre: number
  /** The last day by law; null without one. */
  readonly payBackBy: string | null
}

/** Invoices of which money is owed back that is not on its way. */
export async function listOwed(database: Database): Promise<Owed[]> {
  const rows = await database
    .select({ id: invoice.id, openOre: invoice.openOre, subjectId: invoice.subjectId })
    .from(invoice)
    .where(and(isFitness, lt(invoice.openOre, 0)))
  const owed = await findOwedOf(database, rows)
  const owing = rows.filter(({ id }) => owed.has(id))
  const days = await findDays(database, new Set(owing.map(({ subjectId }) => subjectId)))
  return owing.map(({ id, subjectId }) => ({
    invoiceId: id,
    owedOre: owed.get(id) ?? 0,
    payBackBy: days.get(subjectId) ?? null,
  }))
}

/** By the ids of memberships. */
async function findDays(
  database: Database,
  subjectIds: ReadonlySet<string>,
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...subjectIds].map(Number)
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({
      id: fitnessMembership.id,
      endDate: fitnessMembership.endDate,
      terminatedOn: fitnessMembership.terminatedOn,
      boughtOn: sql<string | null>`case
        when ${fitnessMembership.orderId} is not null and not ${fitnessMembership.isSoldByStaff}
        then (select min(i.invoiced_on)::text from ${invoice} i
               where i.kind = 'fitness' and i.subject_id = "fitness_membership"."id"::text) end`,
    })
    .from(fitnessMembership)
    .where(inArray(fitnessMembership.id, ids))
  return new Map(
    rows.map(({ id, terminatedOn, ...facts }) => [
      String(id),
      payBackBy({ ...facts, isTerminated: terminatedOn !== null }),
    ]),
  )
}

/** What is to be paid back to members; overdue is what the law says should have been. */
export const owedWork: WorkCounter = {
  page: '/staff/sports/invoices',
  roles: ['sports'],
  count: async (database) => {
    const owed = await listOwed(database)
    const today = osloDate(new Date())
    const overdue = owed.filter((one) => one.payBackBy !== null && one.payBackBy < today)
    return { waiting: owed.length, overdue: overdue.length }
  },
}

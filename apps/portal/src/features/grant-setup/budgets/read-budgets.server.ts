import { asc } from 'drizzle-orm'
import { findBudgetFigures } from '#core/grants/budget-figures.server.ts'
import { findReservations, sumOfReserved } from '#core/grants/reservations.server.ts'
import { grantBudget, grantType } from '#core/grants/setup/tables.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { budgetYears } from './budget-rules.ts'
import type { BudgetRow, GrantBudgets } from './contract.ts'

const nothing = {
  budgetOre: 0,
  grantedOre: 0,
  paidOre: 0,
  claimedOre: 0,
  unpaidClaimsOre: 0,
  leftOre: 0,
}

/** All amounts are the ledger's but what is reserved, which meetings have agreed and nobody has sent. */
export async function readBudgets(database: Database, now: Date): Promise<GrantBudgets> {
  const [types, budgets, figures, reservations] = await Promise.all([
    database.select().from(grantType).orderBy(asc(grantType.position), asc(grantType.id)),
    database.select().from(grantBudget),
    findBudgetFigures(database),
    findReservations(database),
  ])
  const keyOf = (one: { year: number; typeId: string }) => `${one.year}:${one.typeId}`
  const versions = new Map(budgets.map((one) => [keyOf(one), one.version]))
  const amounts = new Map(
    figures.map(({ year, typeId, ...rest }) => [keyOf({ year, typeId }), rest]),
  )
  const known = [...budgetYears(osloDate(now)), ...budgets.map(({ year }) => year)]
  const years = [...new Set(known)].toSorted((one, other) => other - one)
  return {
    years: years.map((year) => ({
      year,
      rows: types.flatMap(({ id: typeId, name, removedAt }): BudgetRow[] => {
        const version = versions.get(keyOf({ year, typeId })) ?? 0
        if (removedAt && version === 0) return []
        const found = amounts.get(keyOf({ year, typeId })) ?? nothing
        const reservedOre = sumOfReserved(
          reservations,
          (one) => one.year === year && one.typeId === typeId,
        )
        const leftOre = found.leftOre - reservedOre
        const isRemoved = removedAt !== null
        return [{ typeId, name, isRemoved, version, ...found, reservedOre, leftOre }]
      }),
    })),
  }
}

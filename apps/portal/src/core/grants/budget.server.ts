import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { balancesOf } from '#core/ledger/balance-of.server.ts'
import type { AccountName } from '#core/ledger/contract.ts'
import { lockAccounts } from '#core/ledger/lock-account.server.ts'
import { openAccounts } from '#core/ledger/open-accounts.server.ts'
import { postTransactions } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import type { Database } from '#platform/database/database.server.ts'
import { budgetAccount } from './accounts.ts'
import { grantApplication } from './application/tables.server.ts'
import { grantDecision } from './decision/tables.server.ts'
import { refuseGrant } from './refuse.server.ts'
import {
  describeReserved,
  findReservations,
  type Reservation,
  sumOfReserved,
} from './reservations.server.ts'
import { grantBudget, grantRound, grantRoundType } from './setup/tables.server.ts'

export type BudgetLeft = {
  readonly typeId: string
  /** Of the year's budget. */
  readonly budgetOre: number
  /** Without what is reserved. */
  readonly leftOre: number
  /** What other meetings have agreed to grant of it, whose letters are not sent. */
  readonly reservedOre: number
}

/** What one round still has left. */
export type RoundLeft = {
  /** Of each type that can be applied for in it; one without a budget has 0. */
  readonly types: readonly BudgetLeft[]
  /** Of its own ceiling; null where it has none. */
  readonly ceilingLeftOre: number | null
}

/**
 * What rounds still have left, by id, with a number of queries that does not grow with them. They come
 * one after the other, as the queries of a transaction have to. What the meeting of a round itself has
 * agreed is not taken from what it has left.
 * @param reservations of `findReservations`, where the caller has them or may not know all of them
 */
export async function findRoundsLeft(
  database: Database,
  roundIds: readonly string[],
  reservations?: readonly Reservation[],
): Promise<ReadonlyMap<string, RoundLeft>> {
  if (roundIds.length === 0) return new Map()
  const ids = [...roundIds]
  const rounds = await database.select().from(grantRound).where(inArray(grantRound.id, ids))
  const types = await database
    .select()
    .from(grantRoundType)
    .where(inArray(grantRoundType.roundId, ids))
  const budgets = await findBudgets(database, rounds)
  const reserved = reservations ?? (await findReservations(database))
  const granted = await database
    .select({
      roundId: grantApplication.roundId,
      ore: sql<string>`sum(${grantDecision.amountOre})`,
    })
    .from(grantDecision)
    .innerJoin(grantApplication, eq(grantApplication.id, grantDecision.applicationId))
    .where(and(inArray(grantApplication.roundId, ids), isNull(grantDecision.replacedAt)))
    .groupBy(grantApplication.roundId)
  const grantedOre = new Map(granted.map(({ roundId, ore }) => [roundId, Number(ore)]))
  return new Map(
    rounds.map(({ id, budgetYear: year, ceilingOre }) => [
      id,
      {
        types: types.flatMap(({ roundId, typeId }) => {
          if (roundId !== id) return []
          const budget = budgets.get(budgetAccount({ year, typeId }).key) ?? nothing
          const reservedOre = sumOfReserved(
            reserved,
            (one) => one.roundId !== id && one.year === year && one.typeId === typeId,
          )
          return [{ ...budget, typeId, leftOre: budget.leftOre - reservedOre, reservedOre }]
        }),
        ceilingLeftOre: ceilingOre === null ? null : ceilingOre - (grantedOre.get(id) ?? 0),
      },
    ]),
  )
}

const nothing = { budgetOre: 0, leftOre: 0 }

/** Of the years of these rounds, by the key of their accounts. */
async function findBudgets(
  database: Database,
  rounds: readonly { readonly budgetYear: number }[],
): Promise<ReadonlyMap<string, Pick<BudgetLeft, 'budgetOre' | 'leftOre'>>> {
  const years = [...new Set(rounds.map(({ budgetYear }) => budgetYear))]
  const budgets = await database.select().from(grantBudget).where(inArray(grantBudget.year, years))
  const keys = budgets.map((one) => budgetAccount(one).key)
  const balances = await balancesOf(database, 'grant-budget', keys)
  return new Map(
    budgets.map((one) => {
      const { key } = budgetAccount(one)
      return [key, { budgetOre: one.amountOre, leftOre: balances.get(key) ?? 0 }]
    }),
  )
}

/** @returns null for a round that does not exist */
export const findRoundLeft = async (
  database: Database,
  roundId: string,
  reservations?: readonly Reservation[],
): Promise<RoundLeft | null> =>
  (await findRoundsLeft(database, [roundId], reservations)).get(roundId) ?? null

/**
 * Until the caller's transaction ends nobody spends or reserves anything of these budgets. Who needs
 * several takes them here at once, so that no two wait for each other.
 */
export async function lockBudgets(
  transaction: Database,
  budgets: readonly { readonly year: number; readonly typeId: string }[],
): Promise<void> {
  const keys = [...new Set(budgets.map((one) => budgetAccount(one).key))]
  if (keys.length > 0) await lockAccounts(transaction, 'grant-budget', keys)
}

/** Money that goes from one account of grants to another one. */
export type GrantMove = {
  /** Identifies it for ever, such as `grant-decided:<id of the decision>`. */
  readonly key: string
  /** `grant-decided`, `grant-declined` and so on: a name of the ledger's. */
  readonly kind: string
  /** In øre; 0 moves nothing. */
  readonly amountOre: number
  readonly from: AccountName
  readonly to: AccountName
}

/**
 * Moves money of grants, all or none, in the caller's transaction. A budget, and what was granted, is
 * never below 0: two who grant the last of it at once are decided here. What a meeting has reserved is
 * for its letters alone.
 * @param valueDate a day in Norway
 * @param isReserved it is what a meeting has reserved
 * @throws {Refusal} `GRANT_BUDGET_EXCEEDED`, `GRANT_BUDGET_RESERVED`
 */
export async function moveGrantMoney(
  transaction: Database,
  moves: readonly GrantMove[],
  {
    actorId,
    valueDate,
    isReserved = false,
  }: {
    readonly actorId: string | null
    readonly valueDate: string
    readonly isReserved?: boolean
  },
): Promise<void> {
  const wanted = moves.filter(({ amountOre }) => amountOre !== 0)
  if (wanted.length === 0) return
  await openAccounts(
    transaction,
    wanted.flatMap(({ from, to }) => [from, to]),
  )
  const left = wanted.map(({ from }) => from)
  // The budgets before the grants, so that no two transactions wait for each other.
  for (const kind of covered) {
    const keys = keysOf(left, kind).toSorted()
    if (keys.length > 0) await lockAccounts(transaction, kind, keys)
  }
  await postTransactions(
    transaction,
    wanted.map(({ key, kind, amountOre, from, to }) => ({
      key,
      kind,
      valueDate,
      actorId,
      // In the books, money that we hold for somebody grows by a credit.
      entries: move(amountOre, { from: to, to: from }),
    })),
  )
  for (const kind of covered) {
    const balances = await balancesOf(transaction, kind, keysOf(left, kind))
    if ([...balances.values()].some((ore) => ore < 0)) throw refuseGrant('GRANT_BUDGET_EXCEEDED')
  }
  if (!isReserved) await requireUnreserved(transaction, keysOf(left, 'grant-budget'))
}

async function requireUnreserved(transaction: Database, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const all = await findReservations(transaction)
  if (all.length === 0) return
  const balances = await balancesOf(transaction, 'grant-budget', keys)
  for (const key of keys) {
    const reserved = all.filter((one) => budgetAccount(one).key === key)
    if ((balances.get(key) ?? 0) < sumOfReserved(reserved, () => true))
      throw refuseGrant('GRANT_BUDGET_RESERVED', describeReserved(reserved))
  }
}

const covered = ['grant-budget', 'grant'] as const

const keysOf = (accounts: readonly AccountName[], kind: AccountName['kind']): string[] => [
  ...new Set(accounts.flatMap((one) => (one.kind === kind ? [one.key] : []))),
]

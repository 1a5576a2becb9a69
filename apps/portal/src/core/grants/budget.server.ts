import { and, eq, isNull, sql } from 'drizzle-orm'
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
import { grantBudget, grantRound, grantRoundType } from './setup/tables.server.ts'

export type BudgetLeft = {
  readonly typeId: string
  /** Of the year's budget. */
  readonly budgetOre: number
  readonly leftOre: number
}

/** What one round still has left. */
export type RoundLeft = {
  /** Of each type that can be applied for in it; one without a budget has 0. */
  readonly types: readonly BudgetLeft[]
  /** Of its own ceiling; null where it has none. */
  readonly ceilingLeftOre: number | null
}

/** What is left of a year, by type. */
export async function findBudgetsLeft(database: Database, year: number): Promise<BudgetLeft[]> {
  const budgets = await database.select().from(grantBudget).where(eq(grantBudget.year, year))
  const balances = await balancesOf(
    database,
    'grant-budget',
    budgets.map((one) => budgetAccount(one).key),
  )
  return budgets.map((one) => ({
    typeId: one.typeId,
    budgetOre: one.amountOre,
    leftOre: balances.get(budgetAccount(one).key) ?? 0,
  }))
}

/** @returns null for a round that does not exist */
export async function findRoundLeft(
  database: Database,
  roundId: string,
): Promise<RoundLeft | null> {
  const [round] = await database.select().from(grantRound).where(eq(grantRound.id, roundId))
  if (!round) return null
  const [types, budgets, [granted]] = await Promise.all([
    database
      .select({ typeId: grantRoundType.typeId })
      .from(grantRoundType)
      .where(eq(grantRoundType.roundId, roundId)),
    findBudgetsLeft(database, round.budgetYear),
    database
      .select({ ore: sql<string>`coalesce(sum(${grantDecision.amountOre}), 0)` })
      .from(grantDecision)
      .innerJoin(grantApplication, eq(grantApplication.id, grantDecision.applicationId))
      .where(and(eq(grantApplication.roundId, roundId), isNull(grantDecision.replacedAt))),
  ])
  const byType = new Map(budgets.map((one) => [one.typeId, one]))
  return {
    types: types.map(({ typeId }) => byType.get(typeId) ?? { typeId, budgetOre: 0, leftOre: 0 }),
    ceilingLeftOre: round.ceilingOre === null ? null : round.ceilingOre - Number(granted?.ore),
  }
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
 * never below 0: two who grant the last of it at once are decided here.
 * @param valueDate a day in Norway
 * @throws {Refusal} `GRANT_BUDGET_EXCEEDED`
 */
export async function moveGrantMoney(
  transaction: Database,
  moves: readonly GrantMove[],
  { actorId, valueDate }: { readonly actorId: string | null; readonly valueDate: string },
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
}

const covered = ['grant-budget', 'grant'] as const

const keysOf = (accounts: readonly AccountName[], kind: AccountName['kind']): string[] => [
  ...new Set(accounts.flatMap((one) => (one.kind === kind ? [one.key] : []))),
]

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

/**
 * What rounds still have left, by id, with a number of queries that does not grow with them. They come
 * one after the other, as the queries of a transaction have to.
 */
export async function findRoundsLeft(
  database: Database,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, RoundLeft>> {
  if (roundIds.length === 0) return new Map()
  const ids = [...roundIds]
  const rounds = await database.select().from(grantRound).where(inArray(grantRound.id, ids))
  const types = await database
    .select()
    .from(grantRoundType)
    .where(inArray(grantRoundType.roundId, ids))
  const budgets = await findBudgets(database, rounds)
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
        types: types.flatMap(({ roundId, typeId }) =>
          roundId === id
            ? [{ typeId, ...(budgets.get(budgetAccount({ year, typeId }).key) ?? nothing) }]
            : [],
        ),
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
): Promise<ReadonlyMap<string, Omit<BudgetLeft, 'typeId'>>> {
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
): Promise<RoundLeft | null> => (await findRoundsLeft(database, [roundId])).get(roundId) ?? null

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

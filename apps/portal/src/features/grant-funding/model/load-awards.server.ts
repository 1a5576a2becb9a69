import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { user } from '#core/accounts/tables.server.ts'
import { association } from '#core/associations/tables.server.ts'
import { payout } from '#core/bank/tables.server.ts'
import {
  grantApplication,
  grantApplicationVersion,
} from '#core/grants/application/tables.server.ts'
import { emptyContent, type GrantContent } from '#core/grants/content.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import {
  grantAward,
  grantClaim,
  grantPart,
  grantPayee,
  grantReport,
} from '#core/grants/funding/tables.server.ts'
import { grantRound, grantType } from '#core/grants/setup/tables.server.ts'
import { balancesOf } from '#core/ledger/balance-of.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { partOf } from './part-key.ts'

type PayoutRow = typeof payout.$inferSelect

/** A part with its latest payout; null before staff have approved it. */
export type LoadedPart = {
  readonly row: typeof grantPart.$inferSelect
  readonly payout: PayoutRow | null
}

/** All that there is of one grant. */
export type LoadedAward = {
  readonly award: typeof grantAward.$inferSelect
  readonly application: typeof grantApplication.$inferSelect
  readonly type: typeof grantType.$inferSelect
  readonly budgetYear: number
  /** Of the version that was decided about. */
  readonly content: GrantContent
  readonly association: Pick<
    typeof association.$inferSelect,
    'id' | 'name' | 'state' | 'mergedIntoId'
  > | null
  /** Of a person who applied and still has an account. */
  readonly person: { readonly id: string; readonly name: string } | null
  readonly payee: typeof grantPayee.$inferSelect | null
  /** In their order. */
  readonly parts: readonly LoadedPart[]
  readonly reports: readonly (typeof grantReport.$inferSelect)[]
  readonly claims: readonly (typeof grantClaim.$inferSelect)[]
  /** Of the grant in the ledger. */
  readonly balanceOre: number
}

/** Grants by the ids of their applications, with a number of queries that does not grow with them. */
export async function loadAwards(
  database: Database,
  ids: readonly string[],
): Promise<LoadedAward[]> {
  if (ids.length === 0) return []
  const wanted = [...ids]
  const rows = await database
    .select({
      award: grantAward,
      application: grantApplication,
      type: grantType,
      budgetYear: grantRound.budgetYear,
      content: grantApplicationVersion.content,
      association: {
        id: association.id,
        name: association.name,
        state: association.state,
        mergedIntoId: association.mergedIntoId,
      },
      personId: user.id,
      personName: sql<string>`${user.firstName} || ' ' || ${user.lastName}`,
      payee: grantPayee,
    })
    .from(grantAward)
    .innerJoin(grantApplication, eq(grantApplication.id, grantAward.applicationId))
    .innerJoin(grantType, eq(grantType.id, grantApplication.typeId))
    .innerJoin(grantRound, eq(grantRound.id, grantApplication.roundId))
    .leftJoin(
      grantDecision,
      and(
        eq(grantDecision.applicationId, grantAward.applicationId),
        isNull(grantDecision.replacedAt),
      ),
    )
    .leftJoin(
      grantApplicationVersion,
      and(
        eq(grantApplicationVersion.applicationId, grantAward.applicationId),
        eq(
          grantApplicationVersion.number,
          sql`coalesce(${grantDecision.applicationVersion}, ${grantApplication.sentVersion})`,
        ),
      ),
    )
    .leftJoin(association, eq(association.id, grantApplication.associationId))
    .leftJoin(user, eq(user.id, grantApplication.userId))
    .leftJoin(grantPayee, eq(grantPayee.applicationId, grantAward.applicationId))
    .where(inArray(grantAward.applicationId, wanted))
    .orderBy(asc(grantApplication.reference))
  const parts = await database
    .select()
    .from(grantPart)
    .where(inArray(grantPart.applicationId, wanted))
    .orderBy(asc(grantPart.number))
  const payouts = await database
    .select()
    .from(payout)
    .where(and(eq(payout.ownerKind, 'grant'), inArray(payout.ownerKey, wanted)))
    .orderBy(asc(payout.preparedAt), asc(payout.id))
  const latest = new Map(payouts.map((row) => [partOf(row.requestKey), row]))
  const reports = await database
    .select()
    .from(grantReport)
    .where(inArray(grantReport.applicationId, wanted))
    .orderBy(asc(grantReport.number))
  const claims = await database
    .select()
    .from(grantClaim)
    .where(inArray(grantClaim.applicationId, wanted))
    .orderBy(asc(grantClaim.proposedAt), asc(grantClaim.id))
  const balances = await balancesOf(database, 'grant', wanted)
  return rows.map(({ personId, personName, content, ...row }) => {
    const { applicationId } = row.award
    const isOf = (one: { readonly applicationId: string }) => one.applicationId === applicationId
    return {
      ...row,
      content: content ?? emptyContent,
      person: personId === null ? null : { id: personId, name: personName ?? '' },
      parts: parts.filter(isOf).map((part) => ({ row: part, payout: latest.get(part.id) ?? null })),
      reports: reports.filter(isOf),
      claims: claims.filter(isOf),
      balanceOre: balances.get(applicationId) ?? 0,
    }
  })
}

/**
 * One of them, locked until the end of the transaction: those who change it come one after the other. Its
 * application comes before it, as decisions lock them (`applyDecision`): what is added to a grant refers
 * to the application, which a decision holds while it waits for the grant.
 */
export async function lockAward(
  transaction: Database,
  applicationId: string,
): Promise<LoadedAward | null> {
  await transaction
    .select({ id: grantApplication.id })
    .from(grantApplication)
    .where(eq(grantApplication.id, applicationId))
    .for('key share')
  await transaction
    .select({ id: grantAward.applicationId })
    .from(grantAward)
    .where(eq(grantAward.applicationId, applicationId))
    .for('update')
  const [found] = await loadAwards(transaction, [applicationId])
  return found ?? null
}

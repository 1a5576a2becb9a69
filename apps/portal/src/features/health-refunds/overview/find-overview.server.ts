import { and, desc, eq, inArray } from 'drizzle-orm'
import { caseFile } from '#core/cases/tables.server.ts'
import { healthKind } from '#core/health-refunds/case-kind.ts'
import { readSchemes } from '#core/health-refunds/read-schemes.server.ts'
import { healthPeriod } from '#core/health-refunds/retention.server.ts'
import { openPeriodsOf, type Scheme, versionOn } from '#core/health-refunds/schemes.ts'
import { healthRefund, healthRefundDraft } from '#core/health-refunds/tables.server.ts'
import { balancesOf } from '#core/ledger/balance-of.server.ts'
import { readMonths } from '#core/personal-data/read-months.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { ApplicationLine, OfferedPeriod, Overview } from '../model/contract.ts'
import { findLatestPayouts } from '../model/find-payouts.server.ts'
import { applyStateOf, findOwnCases } from '../model/find-state.server.ts'
import type { TermsParts } from '../model/find-terms.server.ts'
import { mayChange } from '../model/sent-rules.ts'

/** Schemes with the periods that are open, and one's own applications, the newest first. */
export async function findOverview(
  { database }: Pick<TermsParts, 'database'>,
  userId: string,
  today: string,
): Promise<Overview> {
  const schemes = await readSchemes(database)
  const cases = await findOwnCases(database, userId)
  const granted = await findGranted(
    database,
    cases.map(({ id }) => id),
  )
  const drafts = await database
    .select({
      schemeId: healthRefundDraft.schemeId,
      period: healthRefundDraft.period,
      caseId: healthRefundDraft.caseId,
    })
    .from(healthRefundDraft)
    .where(eq(healthRefundDraft.userId, userId))
  const periodsOf = (scheme: Scheme): OfferedPeriod[] =>
    openPeriodsOf(scheme, today).map((found) => {
      const { period, version, from, to } = found
      const isHere = (one: { schemeId: string; period: string }) =>
        one.schemeId === scheme.id && one.period === period.code
      const here = cases.filter(isHere)
      return {
        period: period.code,
        from: period.from,
        to: period.to,
        opens: from,
        closes: to,
        state: applyStateOf(found, here, today),
        hasDraft: drafts.some((draft) => draft.caseId === null && isHere(draft)),
        grantedOre: here.reduce((sum, { id }) => sum + (granted.get(id) ?? 0), 0),
        capOre: version.rules.capOre,
      }
    })
  return {
    today,
    schemes: schemes.flatMap((scheme) => {
      const periods = periodsOf(scheme)
      const rules = (versionOn(scheme, today) ?? versionOn(scheme, periods.at(-1)?.from ?? today))
        ?.rules
      const { id, name, intro } = scheme
      return rules ? [{ id, name, intro, rules, periods }] : []
    }),
    applications: await findApplications(database, userId, schemes),
    keptMonths: (await readMonths(database))(healthPeriod),
  }
}

async function findGranted(
  database: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: healthRefund.caseId, grantedOre: healthRefund.grantedOre })
    .from(healthRefund)
    .where(inArray(healthRefund.caseId, [...ids]))
  return new Map(rows.map(({ id, grantedOre }) => [id, grantedOre ?? 0]))
}

async function findApplications(
  database: Database,
  userId: string,
  schemes: readonly Scheme[],
): Promise<ApplicationLine[]> {
  const rows = await database
    .select({ caseFile, row: healthRefund })
    .from(caseFile)
    .innerJoin(healthRefund, eq(healthRefund.caseId, caseFile.id))
    .where(and(eq(caseFile.userId, userId), eq(caseFile.kind, healthKind)))
    .orderBy(desc(caseFile.createdAt), desc(caseFile.id))
  const ids = rows.map(({ row }) => row.caseId)
  const payouts = await findLatestPayouts(database, ids)
  const claims = await balancesOf(database, 'health-claim', ids)
  const unpaid = await balancesOf(database, 'health', ids)
  return rows.map(({ caseFile: { id, status, closedAt }, row }) => ({
    id,
    schemeName: schemes.find((scheme) => scheme.id === row.schemeId)?.name ?? {},
    period: row.period,
    status,
    sentAt: row.sentAt.toISOString(),
    mayChange: mayChange({ status, closedAt }),
    amountOre: row.grantedOre ?? row.sentCalculation.payoutOre,
    grantedOre: row.grantedOre,
    payout: payouts.get(id) ?? null,
    isClaimed: (claims.get(id) ?? 0) > 0,
    isUnpaid: (unpaid.get(id) ?? 0) > 0,
  }))
}

import { and, eq, inArray, isNull } from 'drizzle-orm'
import { bankAccount } from '#core/bank/accounts.ts'
import { payout } from '#core/bank/tables.server.ts'
import { frameAccount } from '#core/grants/accounts.ts'
import { findBudgetFigures } from '#core/grants/budget-figures.server.ts'
import { grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantAward, grantClaim, grantReport } from '#core/grants/funding/tables.server.ts'
import { findReservations, sumOfReserved } from '#core/grants/reservations.server.ts'
import { balanceOf, balancesOf } from '#core/ledger/balance-of.server.ts'
import { organisationIban } from '#features/grant-funding/testing/grant-funding.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import type { Stage } from './stage.testing.server.ts'

const sumOf = (rows: readonly { readonly amountOre: number }[]): number =>
  rows.reduce((sum, { amountOre }) => sum + amountOre, 0)

/** What the tables say of each application, beside what the ledger has. */
async function findFacts({ database, applications }: Stage) {
  const ids = applications.map(({ id }) => id)
  const awards = await database
    .select()
    .from(grantAward)
    .where(inArray(grantAward.applicationId, ids))
  const payouts = await database
    .select({ of: payout.ownerKey, amountOre: payout.amountOre })
    .from(payout)
    .where(
      and(eq(payout.ownerKind, 'grant'), inArray(payout.ownerKey, ids), eq(payout.state, 'paid')),
    )
  const claims = await database
    .select()
    .from(grantClaim)
    .where(inArray(grantClaim.applicationId, ids))
  const reports = await database
    .select()
    .from(grantReport)
    .where(and(inArray(grantReport.applicationId, ids), eq(grantReport.state, 'approved')))
  const decisions = await database
    .select()
    .from(grantDecision)
    .where(and(inArray(grantDecision.applicationId, ids), isNull(grantDecision.replacedAt)))
  const grants = await balancesOf(database, 'grant', ids)
  const claimed = await balancesOf(database, 'grant-claim', ids)
  return applications.map(({ id, reference }) => {
    const isOf = (one: { readonly applicationId: string }) => one.applicationId === id
    const claimedOre = (state: string) =>
      sumOf(claims.filter((one) => isOf(one) && one.state === state))
    return {
      reference,
      award: awards.find(isOf),
      decision: decisions.find(isOf),
      paidOre: sumOf(payouts.filter(({ of }) => of === id)),
      openOre: claimedOre('open'),
      receivedOre: claimedOre('paid'),
      isReported: reports.some(isOf),
      onGrantOre: grants.get(id) ?? 0,
      onClaimOre: claimed.get(id) ?? 0,
    }
  })
}
type Facts = Awaited<ReturnType<typeof findFacts>>[number]

/** What the account of a grant has to have; null where a report has decided about it. */
function expectedOf({ award, paidOre, isReported }: Facts): number | null {
  if (!award || ['declined', 'lapsed', 'withdrawn', 'settled'].includes(award.state)) return 0
  const isOpen = award.state === 'offered' || (award.reportDue !== null && !isReported)
  return isOpen ? award.amountOre - paidOre : null
}

/** What is on the accounts of all rounds together, before one is played. */
export const readOutside = async (database: Database) => ({
  frameOre: await balanceOf(database, frameAccount(2026)),
  bankOre: await balanceOf(database, bankAccount(organisationIban)),
})
type Outside = Awaited<ReturnType<typeof readOutside>>

/**
 * Nothing is lost or made: the budget is what is left, what is kept for grants, and what was paid, less
 * what was claimed back. The figures of the year, the frame and the bank say the same.
 * @returns what is wrong
 */
export async function judge(stage: Stage, before: Outside): Promise<string[]> {
  const { database, round, typeId, budgetOre } = stage
  const wrong: string[] = []
  const sums = { grant: 0, paid: 0, open: 0, received: 0 }
  for (const facts of await findFacts(stage)) {
    const { reference, award, decision, onGrantOre, onClaimOre, openOre } = facts
    sums.grant += onGrantOre
    sums.paid += facts.paidOre
    sums.open += openOre
    sums.received += facts.receivedOre
    const expected = expectedOf(facts)
    if (expected !== null && onGrantOre !== expected)
      wrong.push(`${reference} (${award?.state}) has ${onGrantOre}, not ${expected}`)
    if (onClaimOre !== openOre)
      wrong.push(`${reference} has ${onClaimOre} to claim, not ${openOre}`)
    if (Math.min(onGrantOre, onClaimOre) < 0) wrong.push(`${reference} is below 0`)
    if (award?.state === 'offered' && decision?.amountOre !== award.amountOre)
      wrong.push(`${reference} is offered ${award.amountOre}, not ${decision?.amountOre}`)
  }
  const claimed = sums.open + sums.received
  const left = await round.left()
  const all = left + sums.grant + sums.paid - claimed
  if (all !== budgetOre) wrong.push(`there are ${all}, not ${budgetOre}`)
  const reserved = sumOfReserved(
    await findReservations(database),
    (reservation) => reservation.typeId === typeId,
  )
  if (left < reserved) wrong.push(`${left} are left, and ${reserved} are reserved`)
  const figures = (await findBudgetFigures(database)).find((one) => one.typeId === typeId)
  const expected = {
    year: 2026,
    typeId,
    budgetOre,
    grantedOre: sums.grant + sums.paid,
    paidOre: sums.paid,
    claimedOre: claimed,
    unpaidClaimsOre: sums.open,
    leftOre: left,
  }
  for (const [name, value] of Object.entries(expected))
    if (figures?.[name as keyof typeof expected] !== value)
      wrong.push(`${name} of the year is ${figures?.[name as keyof typeof expected]}, not ${value}`)
  const outside = await readOutside(database)
  if (outside.frameOre - before.frameOre !== budgetOre) wrong.push('the frame is another one')
  const inBank = outside.bankOre - before.bankOre
  if (inBank !== sums.received - sums.paid) wrong.push(`the bank has ${inBank} more`)
  return wrong
}

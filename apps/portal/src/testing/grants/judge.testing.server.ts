import { and, eq } from 'drizzle-orm'
import { bankAccount } from '#core/bank/accounts.ts'
import { payout } from '#core/bank/tables.server.ts'
import { claimAccount, frameAccount } from '#core/grants/accounts.ts'
import { findBudgetFigures } from '#core/grants/budget-figures.server.ts'
import { grantAward, grantClaim, grantReport } from '#core/grants/funding/tables.server.ts'
import { findReservations, sumOfReserved } from '#core/grants/reservations.server.ts'
import { balanceOf } from '#core/ledger/balance-of.server.ts'
import { organisationIban } from '#features/grant-funding/testing/grant-funding.testing.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { findDecision } from './decision-deeds.testing.server.ts'
import type { Application, Stage } from './stage.testing.server.ts'

const sumOf = (rows: readonly { readonly amountOre: number }[]): number =>
  rows.reduce((sum, { amountOre }) => sum + amountOre, 0)

/** What the tables say of one application, beside what the ledger has. */
async function factsOf({ database }: Stage, { id, balance }: Application) {
  const [award] = await database.select().from(grantAward).where(eq(grantAward.applicationId, id))
  const payouts = await database
    .select({ state: payout.state, amountOre: payout.amountOre })
    .from(payout)
    .where(and(eq(payout.ownerKind, 'grant'), eq(payout.ownerKey, id)))
  const claims = await database.select().from(grantClaim).where(eq(grantClaim.applicationId, id))
  const reports = await database.select().from(grantReport).where(eq(grantReport.applicationId, id))
  const claimedOre = (state: string) => sumOf(claims.filter((one) => one.state === state))
  return {
    award,
    paidOre: sumOf(payouts.filter(({ state }) => state === 'paid')),
    openOre: claimedOre('open'),
    receivedOre: claimedOre('paid'),
    isReported: reports.some(({ state }) => state === 'approved'),
    onGrantOre: await balance(),
    onClaimOre: await balanceOf(database, claimAccount(id)),
  }
}
type Facts = Awaited<ReturnType<typeof factsOf>>

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
export async function judge(stage: Stage, budgetOre: number, before: Outside): Promise<string[]> {
  const { database, round, typeId, applications } = stage
  const wrong: string[] = []
  const sums = { grant: 0, paid: 0, open: 0, received: 0 }
  for (const one of applications) {
    const facts = await factsOf(stage, one)
    const { award, onGrantOre, onClaimOre, openOre } = facts
    sums.grant += onGrantOre
    sums.paid += facts.paidOre
    sums.open += openOre
    sums.received += facts.receivedOre
    const expected = expectedOf(facts)
    if (expected !== null && onGrantOre !== expected)
      wrong.push(`${one.reference} (${award?.state}) has ${onGrantOre}, not ${expected}`)
    if (onClaimOre !== openOre)
      wrong.push(`${one.reference} has ${onClaimOre} to claim, not ${openOre}`)
    if (Math.min(onGrantOre, onClaimOre) < 0) wrong.push(`${one.reference} is below 0`)
    const decision = await findDecision(stage, one.id)
    if (award?.state === 'offered' && decision?.amountOre !== award.amountOre)
      wrong.push(`${one.reference} is offered ${award.amountOre}, not ${decision?.amountOre}`)
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

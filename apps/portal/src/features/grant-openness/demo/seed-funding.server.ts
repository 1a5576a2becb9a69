import { eq } from 'drizzle-orm'
import { bankAccount } from '#core/bank/accounts.ts'
import { budgetAccount, claimAccount, grantAccount } from '#core/grants/accounts.ts'
import { moveGrantMoney } from '#core/grants/budget.server.ts'
import type { ReportContent } from '#core/grants/content.ts'
import { demoTypes } from '#core/grants/demo/demo-setup.ts'
import {
  grantAward,
  grantClaim,
  grantPart,
  grantReport,
} from '#core/grants/funding/tables.server.ts'
import { postTransaction } from '#core/ledger/post-transactions.server.ts'
import { move } from '#core/ledger/rules.ts'
import { exampleAssociation } from '#platform/example-deposit.ts'
import { addDays } from '#platform/time/date.ts'
import { addDemoPayouts, type DemoPayout } from './add-payouts.server.ts'
import type { DemoRound } from './add-round.server.ts'
import { at, type DemoWorld, dayOf } from './demo-world.server.ts'
import type { PastSent } from './past-sent.ts'

type About = {
  readonly world: DemoWorld
  readonly round: DemoRound
  readonly one: PastSent
  readonly grantedOre: number
}

const answeredAt = ({ meetsOn }: DemoRound): Date => at(addDays(meetsOn, 6), '12:00')
const reportedAt = ({ meetsOn }: DemoRound): Date => at(addDays(meetsOn, 70), '12:00')
const approvedAt = ({ meetsOn }: DemoRound): Date => at(addDays(meetsOn, 80), '12:00')

/** What became of what one meeting granted: answers, payouts, reports, and one claim. */
export async function seedFunding(
  world: DemoWorld,
  round: DemoRound,
  all: readonly PastSent[],
): Promise<void> {
  const payouts: DemoPayout[] = []
  for (const one of all) {
    const [award] = await world.transaction
      .select({ amountOre: grantAward.amountOre })
      .from(grantAward)
      .where(eq(grantAward.applicationId, one.sent.id))
    if (award) payouts.push(...(await fund({ world, round, one, grantedOre: award.amountOre })))
  }
  await addDemoPayouts(world, round, payouts)
  // Their money has to be paid before what is over goes back.
  for (const one of all) if (one.planned.end === 'claimed') await claim(world, round, one)
}

async function fund(about: About): Promise<DemoPayout[]> {
  const { world, round, one } = about
  const { end } = one.planned
  if (end === 'offered') return []
  if (end === 'declined' || end === 'lapsed') {
    await giveBack(about, about.grantedOre, end)
    await setAward(world, one, {
      state: end,
      ...(end === 'declined' && { answeredBy: one.sent.sentBy, answeredAt: answeredAt(round) }),
    })
    return []
  }
  const isSettled = end === 'settled' || end === 'claimed' || end === 'appealed'
  const reportDays = demoTypes[one.sent.type].reportDays ?? 60
  await setAward(world, one, {
    state: isSettled ? 'settled' : 'accepted',
    answeredBy: one.sent.sentBy,
    answeredAt: answeredAt(round),
    reportDue: addDays(one.sent.content.endsOn ?? round.meetsOn, reportDays),
    settledAt: isSettled ? approvedAt(round) : null,
  })
  if (end === 'accepted') return addParts(about, [])
  const usedOre = usedOf(about)
  await addReport(about, usedOre, isSettled)
  if (!isSettled) return addParts(about, [])
  const paid = await addParts(about, [usedOre])
  const paidOre = paid.reduce((sum, { amountOre }) => sum + amountOre, 0)
  if (paidOre < about.grantedOre) await giveBack(about, about.grantedOre - paidOre, 'unused')
  return paid
}

/** A guarantee covers what was missing, and of one grant a third was not needed. */
function usedOf({ one: { planned, sent }, grantedOre }: About): number {
  const share = planned.end === 'claimed' ? 65 : sent.type === 'deficit' ? 70 : 100
  return Math.floor((grantedOre * share) / 10_000) * 100
}

const setAward = (
  { transaction }: DemoWorld,
  { sent }: PastSent,
  values: Partial<typeof grantAward.$inferInsert>,
) => transaction.update(grantAward).set(values).where(eq(grantAward.applicationId, sent.id))

const kinds = {
  declined: 'grant-declined',
  lapsed: 'grant-lapsed',
  unused: 'grant-unused',
} as const

function giveBack(
  { world, round, one: { sent } }: About,
  amountOre: number,
  why: keyof typeof kinds,
): Promise<void> {
  const budget = { year: round.year, typeId: world.setup.types[sent.type] }
  return moveGrantMoney(
    world.transaction,
    [
      {
        key: `${kinds[why]}:${sent.id}`,
        kind: kinds[why],
        amountOre,
        from: grantAccount(sent.id),
        to: budgetAccount(budget),
      },
    ],
    { actorId: null, valueDate: dayOf(answeredAt(round)) },
  )
}

/**
 * The part that is paid on account, and the rest after the report.
 * @param final what the grant came to; empty while nothing is approved
 */
async function addParts(about: About, final: readonly number[]): Promise<DemoPayout[]> {
  const { world, round, one, grantedOre } = about
  const { firstPartPercent = 100 } = demoTypes[one.sent.type]
  const firstOre = Math.floor((grantedOre * firstPartPercent) / 100)
  const restOre = Math.max(0, (final[0] ?? firstOre) - firstOre)
  const parts = [
    { cause: 'first' as const, amountOre: firstOre, decidedAt: answeredAt(round) },
    { cause: 'rest' as const, amountOre: restOre, decidedAt: approvedAt(round) },
  ].filter(({ amountOre }) => amountOre > 0)
  if (parts.length === 0) return []
  const added = await world.transaction
    .insert(grantPart)
    .values(
      parts.map((part, index) => ({
        applicationId: one.sent.id,
        number: index + 1,
        state: 'approved' as const,
        decidedBy: world.caseworkers[0] ?? null,
        createdAt: part.decidedAt,
        ...part,
      })),
    )
    .returning()
  return added.map((part) => ({
    partId: part.id,
    applicationId: one.sent.id,
    reference: one.sent.reference,
    applicant: one.sent.applicant,
    amountOre: part.amountOre,
    on: addDays(dayOf(part.decidedAt ?? world.now), 1),
  }))
}

async function addReport(about: About, usedOre: number, isApproved: boolean): Promise<void> {
  const { world, round, one } = about
  const { costs, income, requestedOre, participants } = one.sent.content
  // The last cost is what came out lower.
  const lessOre = (requestedOre ?? 0) - usedOre
  const content: ReportContent = {
    description: 'Det gikk som planlagt, og det kom flere enn vi ventet.',
    participants,
    costs: costs.map((line, index) =>
      index === costs.length - 1
        ? { ...line, amountOre: Math.max(0, line.amountOre - lessOre) }
        : line,
    ),
    income,
  }
  await world.transaction.insert(grantReport).values({
    applicationId: one.sent.id,
    number: 1,
    state: isApproved ? 'approved' : 'sent',
    content,
    savedBy: one.sent.sentBy,
    savedAt: reportedAt(round),
    sentAt: reportedAt(round),
    ...(isApproved && { decidedBy: world.caseworkers[1] ?? null, decidedAt: approvedAt(round) }),
  })
}

/** What was paid above what was used, claimed back and received. */
async function claim(world: DemoWorld, round: DemoRound, one: PastSent): Promise<void> {
  const { transaction, caseworkers, setup } = world
  const [award] = await transaction
    .select()
    .from(grantAward)
    .where(eq(grantAward.applicationId, one.sent.id))
  if (!award) return
  const grantedOre = award.amountOre
  const amountOre = grantedOre - usedOf({ world, round, one, grantedOre })
  const receivedOn = addDays(round.meetsOn, 110)
  const [first = '', second = ''] = caseworkers
  const [added] = await transaction
    .insert(grantClaim)
    .values({
      applicationId: one.sent.id,
      amountOre,
      reason: 'Regnskapet viser at en del av tilskuddet ikke ble brukt.',
      dueOn: addDays(round.meetsOn, 115),
      state: 'paid',
      proposedBy: first,
      proposedAt: approvedAt(round),
      confirmedBy: second,
      confirmedAt: at(addDays(round.meetsOn, 81), '09:00'),
      receivedOn,
      registeredBy: first,
      closedAt: at(addDays(receivedOn, 1), '09:00'),
      closedBy: second,
    })
    .returning({ id: grantClaim.id })
  const account = claimAccount(one.sent.id)
  await moveGrantMoney(
    transaction,
    [
      {
        key: `grant-claimed:${added?.id}`,
        kind: 'grant-claimed',
        amountOre,
        from: account,
        to: budgetAccount({ year: round.year, typeId: setup.types[one.sent.type] }),
      },
    ],
    { actorId: second, valueDate: addDays(round.meetsOn, 81) },
  )
  await postTransaction(transaction, {
    key: `grant-claim-paid:${added?.id}`,
    kind: 'grant-claim-paid',
    valueDate: receivedOn,
    actorId: second,
    entries: move(amountOre, {
      from: account,
      to: bankAccount(exampleAssociation.ASSOCIATION_IBAN),
    }),
  })
}

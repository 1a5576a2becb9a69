import { and, eq, isNull } from 'drizzle-orm'
import { grantAppeal, grantCorrection, grantDecision } from '#core/grants/decision/tables.server.ts'
import { grantAward } from '#core/grants/funding/tables.server.ts'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { randomFrom } from '../../../../../payment-simulator/src/random.ts'
import { confirmResult, registerResult } from '../appeal/decide-appeal.server.ts'
import { sendAppeal, withdrawAppeal } from '../appeal/send-appeal.server.ts'
import {
  confirmCorrection,
  dropCorrection,
  proposeCorrection,
} from '../correct/correct-letter.server.ts'
import { reopenMeeting } from '../meeting/reopen-meeting.server.ts'
import { grantTesting, now, today } from './grant-decisions.testing.server.ts'

type Testing = ReturnType<typeof grantTesting>
type People = Awaited<ReturnType<Testing['newPeople']>>
type Round = Awaited<ReturnType<Testing['newRound']>>
type Application = Awaited<ReturnType<Round['apply']>>

export type Stage = {
  readonly database: Database
  readonly testing: Testing
  readonly people: People
  readonly round: Round
  readonly applications: readonly Application[]
  readonly pick: <Item>(items: readonly Item[]) => Item
  /** Whole kroner up to so many, in øre. */
  readonly amount: (mostKroner: number) => number
}

/** Something that can happen with the grants of a round; a refusal of it is as good. */
export type Deed = {
  readonly name: string
  readonly run: (stage: Stage) => Promise<unknown>
}

const current = async ({ database }: Stage, applicationId: string) =>
  (
    await database
      .select()
      .from(grantDecision)
      .where(and(eq(grantDecision.applicationId, applicationId), isNull(grantDecision.replacedAt)))
  )[0]

/** What this feature does. Payouts, reports and claims are others' deeds, which they add. */
export const decisionDeeds: readonly Deed[] = [
  {
    name: 'accept',
    run: ({ database, applications, pick }) =>
      database
        .update(grantAward)
        .set({ state: 'accepted' })
        .where(
          and(eq(grantAward.applicationId, pick(applications).id), eq(grantAward.state, 'offered')),
        ),
  },
  {
    name: 'appeal',
    async run({ testing: { parts }, applications, pick }) {
      const { id, contact } = pick(applications)
      const who = { userId: contact, today }
      await sendAppeal(parts, who, { applicationId: id, text: 'Too little' }, now)
    },
  },
  {
    name: 'withdraw an appeal',
    async run({ testing: { parts }, applications, pick }) {
      const { id, contact } = pick(applications)
      await withdrawAppeal(parts, { userId: contact, today }, { applicationId: id }, now)
    },
  },
  {
    name: 'decide an appeal',
    async run({ database, testing: { parts }, people, applications, pick, amount }) {
      const { id } = pick(applications)
      const [appeal] = await database
        .select()
        .from(grantAppeal)
        .where(and(eq(grantAppeal.applicationId, id), isNull(grantAppeal.confirmedAt)))
      if (!appeal || appeal.withdrawnAt) return
      const outcome = pick(['changed', 'changed', 'stands', 'not-heard'] as const)
      const result = {
        appealId: appeal.id,
        outcome,
        resultOre: outcome === 'changed' ? pick([0, amount(4_000), amount(4_000)]) : null,
        words: 'So it is',
        decidedOn: today,
        registeredAt: appeal.registeredAt?.toISOString() ?? null,
      }
      await registerResult(database, people.caseworker, result, now)
      const seen = { appealId: appeal.id, registeredAt: now.toISOString() }
      await confirmResult(parts, people.other, seen, now)
    },
  },
  {
    name: 'correct',
    async run(stage) {
      const { database, testing, people, applications, pick, amount } = stage
      const { id } = pick(applications)
      const decision = await current(stage, id)
      if (!decision) return
      const amountOre = pick([0, amount(4_000), amount(4_000), decision.amountOre])
      await proposeCorrection(
        database,
        people.caseworker,
        {
          decisionId: decision.id,
          outcome: amountOre > 0 ? 'granted' : 'refused',
          amountOre,
          reasonIds: [],
          words: `Again ${decision.number}`,
          conditions: '',
          note: 'A mistake',
        },
        now,
      )
      await answerCorrection(stage, id, testing)
    },
  },
]

/** A second person confirms or drops it; one that is refused is dropped. */
async function answerCorrection(
  { database, people, pick }: Stage,
  applicationId: string,
  { parts }: Testing,
): Promise<void> {
  const rows = await database
    .select()
    .from(grantCorrection)
    .where(eq(grantCorrection.applicationId, applicationId))
  const open = rows.find(({ confirmedAt, droppedAt }) => !(confirmedAt || droppedAt))
  if (!open) return
  const wanted = { correctionId: open.id }
  const drop = () => dropCorrection(database, people.other, wanted, now)
  if (pick([true, true, true, false]))
    await confirmCorrection(parts, people.other, wanted, now).catch(async (error) => {
      await drop()
      throw error
    })
  else await drop()
}

/** A meeting that is agreed, opened again sometimes, and released. */
async function decide(stage: Omit<Stage, 'applications'>): Promise<Application[]> {
  const { database, testing, people, round, pick, amount } = stage
  await round.present(people.committee)
  const applications = await Promise.all([1, 2, 3, 4].map(() => round.apply()))
  for (const one of applications) await one.propose({ amountOre: pick([0, amount(3_000)]) })
  await testing.agree(round.id, people.chair)
  if (pick([true, false])) {
    const reason = 'A wrong sum'
    await reopenMeeting(database, people.deputy, { roundId: round.id, reason }, now)
    await testing.agree(round.id, people.deputy)
  }
  await testing.release(round.id, people.caseworker)
  return applications
}

const budgetOre = 1_500_000

/**
 * Plays one round with deeds at random, and judges its ledger after each.
 * @param others deeds of other features
 * @param paidOf what has left the account of a grant otherwise, in øre
 * @returns what is wrong; empty where all adds up to the øre
 */
export async function playDecisions(
  { database, people }: { readonly database: Database; readonly people: People },
  seed: string,
  others: readonly Deed[] = [],
  paidOf: (applicationId: string) => Promise<number> = async () => 0,
): Promise<{ wrong: string[]; done: Map<string, number> }> {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item
  const amount = (mostKroner: number) => (1 + Math.floor(random() * mostKroner)) * 100
  const testing = grantTesting(database)
  const round = await testing.newRound({ budgetOre })
  const before = { database, testing, people, round, pick, amount }
  const applications = await decide(before)
  const stage: Stage = { ...before, applications }
  const done = new Map<string, number>()
  const wrong = await judge(stage, paidOf)
  const deeds = [...decisionDeeds, ...others]
  for (let step = 0; step < 25 && wrong.length === 0; step += 1) {
    const deed = pick(deeds)
    const isDone = await deed.run(stage).then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Refusal)) throw error
        return false
      },
    )
    if (isDone) done.set(deed.name, (done.get(deed.name) ?? 0) + 1)
    for (const what of await judge(stage, paidOf)) wrong.push(`${seed}, ${deed.name}: ${what}`)
  }
  return { wrong, done }
}

/** What is left and what is promised are the budget; what is promised is what the decision says. */
async function judge(
  stage: Stage,
  paidOf: (applicationId: string) => Promise<number>,
): Promise<string[]> {
  const { database, round, applications } = stage
  const wrong: string[] = []
  let promisedOre = 0
  for (const one of applications) {
    const [award] = await database
      .select()
      .from(grantAward)
      .where(eq(grantAward.applicationId, one.id))
    const decision = await current(stage, one.id)
    const isPromised = award?.state === 'offered' || award?.state === 'accepted'
    const ownOre = isPromised ? award.amountOre : 0
    promisedOre += ownOre
    const balance = await one.balance()
    const paid = await paidOf(one.id)
    if (balance !== ownOre - paid) wrong.push(`${one.reference} has ${balance}, not ${ownOre}`)
    if (isPromised && decision?.amountOre !== ownOre)
      wrong.push(`${one.reference} is promised ${ownOre}, not ${decision?.amountOre}`)
    if (balance < 0) wrong.push(`${one.reference} is below 0`)
  }
  const left = await round.left()
  if (left < 0) wrong.push('the budget is below 0')
  if (left + promisedOre !== budgetOre) wrong.push(`${left} left and ${promisedOre} promised`)
  const faults = Object.entries(await findFaults(database)).filter(([, count]) => count !== 0)
  return [...wrong, ...faults.map(([name, count]) => `the ledger: ${name} ${count}`)]
}

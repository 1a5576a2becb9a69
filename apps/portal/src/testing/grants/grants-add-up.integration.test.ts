import { expect, it } from 'vitest'
import { findFaults } from '#core/ledger/find-faults.server.ts'
import { grantTesting } from '#features/grant-decisions/testing/grant-decisions.testing.server.ts'
import { fundingTesting } from '#features/grant-funding/testing/grant-funding.testing.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import { createTestDatabase } from '#platform/database/testing.server.ts'
import { randomFrom } from '../../../../payment-simulator/src/random.ts'
import { decisionActions } from './decision-actions.testing.server.ts'
import { fundingActions, reconcile } from './funding-actions.testing.server.ts'
import { judge, readOutside } from './judge.testing.server.ts'
import type { Application, Stage } from './stage.testing.server.ts'

/** `GRANT_ROUNDS=500 GRANT_FIRST=12` plays more, or one again. */
const rounds = Number(process.env.GRANT_ROUNDS ?? 5)
const first = Number(process.env.GRANT_FIRST ?? 1)
const steps = 30

const { database } = await createTestDatabase()
const testing = grantTesting(database)
const funding = fundingTesting(database)
const people = await testing.newPeople()

const actions = [...decisionActions, ...fundingActions]
/** Most of these follow one another. */
const usual = ['accept', 'pay', 'report', 'claim', 'confirm a claim', 'receive a claim']
const drawn = [...actions, ...actions.filter(({ name }) => usual.includes(name))]

async function setStage(seed: string): Promise<Stage> {
  const random = randomFrom(seed)
  const pick = <Item>(items: readonly Item[]): Item =>
    items[Math.floor(random() * items.length)] as Item
  const amount = (mostKroner: number) => (1 + Math.floor(random() * mostKroner)) * 100
  const payment = pick(['advance', 'advance', 'deficit'] as const)
  const type = { payment, firstPartPercent: payment === 'deficit' ? 0 : 75, reportDays: 60 }
  const proposed = Array.from({ length: 6 }, () => pick([0, amount(3_000), amount(3_000)]))
  // Little is left after the first meeting: the last of it is what all want at once.
  const meeting = proposed.slice(0, 4).reduce((sum, ore) => sum + ore, 0)
  const budgetOre = meeting + 300_000
  const round = await testing.newRound({ budgetOre, type })
  const beside = await round.addBeside()
  const applications: Application[] = []
  for (const [at, amountOre] of proposed.entries()) {
    const application = await (at < 4 ? round : beside).apply()
    await application.propose({ amountOre })
    applications.push(application)
  }
  for (const one of [round, beside]) await one.present(people.committee)
  await testing.agree(round.id, people.chair)
  await testing.release(round.id, people.caseworker)
  const { typeId } = round
  return {
    budgetOre,
    database,
    testing,
    funding,
    people,
    typeId,
    round,
    beside,
    applications,
    pick,
    amount,
  }
}

/** Does something at random: what cannot be done, or is refused, is passed over. @returns its name */
async function act(stage: Stage): Promise<string> {
  for (;;) {
    const { name, run } = stage.pick(drawn)
    const answer = await run(stage).catch((error: unknown) => {
      if (error instanceof Refusal) return false
      throw error
    })
    if (answer !== false) return name
  }
}

/** @returns what is wrong, and how often each action was done */
async function play(seed: string, done: Map<string, number>): Promise<string[]> {
  const before = await readOutside(database)
  const stage = await setStage(seed)
  for (let step = 0; step < steps; step += 1) {
    const name = await act(stage)
    done.set(name, (done.get(name) ?? 0) + 1)
    const wrong = await judge(stage, before)
    if (wrong.length > 0) return [`${seed}, step ${step}, ${name}: ${wrong.join('; ')}`]
  }
  for (const { id } of stage.applications) await reconcile(stage, id)
  return judge(stage, before)
}

it('the ledger of a round adds up to the øre, whatever happens to its grants', async () => {
  const done = new Map<string, number>()
  const wrong: string[] = []
  for (let seed = first; seed < first + rounds && wrong.length === 0; seed += 1)
    wrong.push(...(await play(`grants-${seed}`, done)))
  expect(wrong).toEqual([])
  expect(await findFaults(database)).toEqual({ totalOre: 0, unbalanced: 0, wrongCheckpoints: 0 })
  expect(actions.filter(({ name }) => !done.has(name)).map(({ name }) => name)).toEqual([])
}, 120_000)

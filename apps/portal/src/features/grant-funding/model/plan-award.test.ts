import { expect, it } from 'vitest'
import { type AwardFacts, dueOre, planAward } from './plan-award.ts'

const facts: AwardFacts = {
  state: 'accepted',
  amountOre: 100_000,
  payment: 'advance',
  firstPartPercent: 75,
  needsReport: true,
  accounts: null,
  parts: [],
  balanceOre: 100_000,
  openClaims: 0,
}
const accounts = (costs: number, income = 0) => ({
  costs: [{ text: 'Leie', amountOre: costs }],
  income: [{ text: 'Billetter', amountOre: income }],
})
const part = (amountOre: number, progress: AwardFacts['parts'][number]['progress']) => ({
  id: `${progress}-${amountOre}`,
  amountOre,
  progress,
})

it('pays a first part at once, and the rest by the report', () => {
  expect(planAward(facts)).toEqual({
    withdrawn: [],
    added: { cause: 'first', amountOre: 75_000 },
    backOre: 0,
    state: 'accepted',
  })
  const paid = { ...facts, parts: [part(75_000, 'paid')], balanceOre: 25_000 }
  expect(planAward(paid)).toMatchObject({ added: null, backOre: 0, state: 'accepted' })
  expect(planAward({ ...paid, accounts: accounts(150_000) })).toMatchObject({
    added: { cause: 'rest', amountOre: 25_000 },
    backOre: 0,
  })
})

it('gives back to the budget what was not used, and nothing before the report', () => {
  const paid = { ...facts, parts: [part(75_000, 'paid')], balanceOre: 25_000 }
  expect(planAward({ ...paid, accounts: accounts(80_000) })).toMatchObject({
    added: { amountOre: 5_000 },
    backOre: 20_000,
  })
  // More was paid than was used: that is claimed back, and nothing more is paid.
  expect(planAward({ ...paid, accounts: accounts(50_000) })).toEqual({
    withdrawn: [],
    added: null,
    backOre: 25_000,
    state: 'settled',
  })
})

it('pays of a deficit guarantee nothing before the report, and the deficit after it', () => {
  const guarantee = { ...facts, payment: 'deficit', firstPartPercent: 0 } as const
  expect(planAward(guarantee)).toMatchObject({ added: null, backOre: 0, state: 'accepted' })
  const due = (costs: number, income: number) =>
    dueOre({ ...guarantee, accounts: accounts(costs, income) })
  expect([due(90_000, 50_000), due(190_000, 50_000), due(50_000, 50_001)]).toEqual([
    40_000, 100_000, 0,
  ])
})

it('asks for nothing twice', () => {
  const waiting = { ...facts, parts: [part(75_000, 'waiting')] }
  expect(planAward(waiting)).toMatchObject({ withdrawn: [], added: null })
  const prepared = { ...facts, parts: [part(75_000, 'prepared')] }
  expect(planAward(prepared)).toMatchObject({ withdrawn: [], added: null })
  const over = { ...facts, parts: [part(75_000, 'over')] }
  expect(planAward(over)).toMatchObject({ withdrawn: [], added: null, state: 'accepted' })
})

it('asks for another sum after a later decision', () => {
  const waiting = { ...facts, amountOre: 50_000, parts: [part(75_000, 'waiting')] }
  expect(planAward(waiting)).toMatchObject({
    withdrawn: ['waiting-75000'],
    added: { cause: 'first', amountOre: 37_500 },
  })
  const paid = { ...facts, amountOre: 200_000, parts: [part(75_000, 'paid')] }
  expect(planAward(paid).added).toEqual({ cause: 'more', amountOre: 75_000 })
})

it('gives all of it back that was declined, has lapsed or was taken away', () => {
  for (const state of ['declined', 'lapsed', 'withdrawn'] as const)
    expect(planAward({ ...facts, state, parts: [part(75_000, 'waiting')] })).toEqual({
      withdrawn: ['waiting-75000'],
      added: null,
      backOre: 100_000,
      state,
    })
  expect(planAward({ ...facts, state: 'offered' }).backOre).toBe(0)
})

it('is settled when all is paid and nothing is claimed, and open again when the bank returns it', () => {
  const all = { ...facts, firstPartPercent: 100, needsReport: false, balanceOre: 0 }
  expect(planAward({ ...all, parts: [part(100_000, 'paid')] }).state).toBe('settled')
  expect(planAward({ ...all, parts: [part(100_000, 'sent')] }).state).toBe('accepted')
  expect(planAward({ ...all, parts: [part(100_000, 'paid')], openClaims: 1 }).state).toBe(
    'accepted',
  )
  expect(
    planAward({ ...all, state: 'settled', parts: [part(100_000, 'over')], balanceOre: 100_000 }),
  ).toEqual({ withdrawn: [], added: null, backOre: 0, state: 'accepted' })
})

import { describe, expect, it } from 'vitest'
import { largestAmount, type NewTransaction } from './contract.ts'
import { findFault, move, ownSense } from './rules.ts'

const bank = { kind: 'bank', key: 'NO9386011117947' } as const
const customer = { kind: 'deposit', key: '80000011' } as const
const right: NewTransaction = {
  key: 'a',
  kind: 'transfer-received',
  valueDate: '2026-11-22',
  entries: move(100, { from: customer, to: bank }),
  actorId: null,
}
const entries = (...amounts: number[]) =>
  amounts.map((amountOre, index) => ({
    account: { ...customer, key: `${index}` },
    amountOre,
  }))

describe('a transaction', () => {
  it.each<[string, Partial<NewTransaction>]>([
    ['of two entries', {}],
    ['of three', { entries: entries(-3, 1, 2) }],
    ['of the largest amount', { entries: entries(largestAmount, -largestAmount) }],
    ['with the longest key', { key: 'k'.repeat(100) }],
  ])('is right: %s', (_, changed) => {
    expect(findFault({ ...right, ...changed })).toBeNull()
  })

  it.each<[string, Partial<NewTransaction>]>([
    ['key', { key: '' }],
    ['key', { key: 'k'.repeat(101) }],
    ['kind', { kind: 'Transfer' }],
    ['kind', { kind: 'k'.repeat(51) }],
    ['value date', { valueDate: '2026-02-29' }],
    ['fewer than two', { entries: entries(1) }],
    ['fewer than two', { entries: [] }],
    ['account twice', { entries: move(1, { from: bank, to: bank }) }],
    ['no key', { entries: move(1, { from: { ...bank, key: '' }, to: customer }) }],
    ['is 0', { entries: entries(0, 0) }],
    ['whole øre', { entries: entries(0.5, -0.5) }],
    ['whole øre', { entries: entries(2 ** 53, -(2 ** 53)) }],
    ['too large', { entries: entries(largestAmount + 1, -largestAmount - 1) }],
    ['does not balance', { entries: entries(2, -1) }],
  ])('is none: %s', (fault, changed) => {
    expect(findFault({ ...right, ...changed })).toContain(fault)
  })
})

it('money that goes to the bank is ours to hold, and theirs to have', () => {
  expect(move(100, { from: customer, to: bank })).toEqual([
    { account: bank, amountOre: 100 },
    { account: customer, amountOre: -100 },
  ])
  expect([ownSense('bank'), ownSense('deposit'), ownSense('payouts')]).toEqual([1, -1, -1])
})

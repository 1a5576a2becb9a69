import { expect, it } from 'vitest'
import { closedItem, openItem, proposal, readingList } from '../testing/items.testing.ts'
import { changesOf, cutBy, floorBy, setSum, sumsOf, undoOf } from './scenario.ts'

const none = () => null
const a = openItem('a', {
  proposal: proposal({ amountOre: 33_350 }),
  others: { mean: 80, scorers: 2 },
})
const b = openItem('b', { typeId: 'start', others: { mean: 39.9, scorers: 2 } })
const c = openItem('c', { proposal: proposal({ outcome: 'postponed', amountOre: 0 }) })
const list = readingList({ items: [a, b, c, closedItem('d')] })
const items = [a, b, c]

it('cuts what is granted, down to whole kroner, and goes on from what is tried out', () => {
  const cut = cutBy(items, new Map([['b', 100_000]]), 10)
  expect([...cut]).toEqual([
    ['b', 90_000],
    ['a', 30_000],
  ])
  expect(cutBy(items, cut, 50).get('a')).toBe(15_000)
})

it('grants nothing below a mean, and leaves what has none', () => {
  const all = new Map(items.map(({ id }) => [id, 10_000]))
  expect([...floorBy(items, all, 40)]).toEqual([
    ['a', 10_000],
    ['b', 0],
    ['c', 10_000],
  ])
  expect(floorBy(items, all, 39.9).get('b')).toBe(10_000)
})

it('forgets a sum that is as saved', () => {
  const set = setSum(new Map(), a, 20_000)
  expect(set.get('a')).toBe(20_000)
  expect(setSum(set, a, 33_350).size).toBe(0)
  expect(setSum(set, a, null).size).toBe(0)
})

it('adds up by type and for the round, beside what is left', () => {
  expect(sumsOf(list, new Map([['b', 90_000]]))).toEqual([
    {
      typeId: 'project',
      leftOre: 120_000,
      reservedOre: 0,
      savedOre: 33_350,
      scenarioOre: 33_350,
    },
    { typeId: 'start', leftOre: 80_000, reservedOre: 10_000, savedOre: 0, scenarioOre: 90_000 },
    { typeId: null, leftOre: 150_000, reservedOre: 0, savedOre: 33_350, scenarioOre: 123_350 },
  ])
})

it('changes only what differs, keeps words, and gives reasons to what is less', () => {
  const reasonOf = (kind: string) => kind
  const kept = openItem('a', {
    proposal: proposal({ words: 'Well planned', conditions: 'A report', reasonIds: ['old'] }),
  })
  const change = (ore: number) => changesOf([kept], new Map([['a', ore]]), reasonOf)[0]?.proposal
  expect(change(50_000)).toBeUndefined()
  expect(change(40_000)).toMatchObject({
    outcome: 'granted',
    amountOre: 40_000,
    reasonIds: ['old', 'reduced'],
    words: 'Well planned',
    conditions: 'A report',
  })
  expect(change(100_000)).toMatchObject({ reasonIds: [] })
  expect(change(0)).toMatchObject({ outcome: 'refused', reasonIds: ['refused'], conditions: '' })
})

it('proposes for an item that has nothing, and never more than was applied for', () => {
  expect(changesOf([b], new Map([['b', 200_000]]), none)).toMatchObject([
    { applicationId: 'b', version: 0, proposal: { amountOre: 100_000, applicationVersion: 1 } },
  ])
})

it('takes back what was saved: to the proposal before, or to none', () => {
  const saved = [
    { applicationId: 'a', version: 2 },
    { applicationId: 'b', version: 1 },
  ]
  expect(undoOf(items, saved)).toMatchObject([
    { applicationId: 'a', version: 2, proposal: { amountOre: 33_350 } },
    { applicationId: 'b', version: 1, proposal: null },
  ])
})

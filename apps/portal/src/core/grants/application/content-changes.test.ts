import { expect, it } from 'vitest'
import { emptyContent } from '../content.ts'
import { changedFields } from './content-changes.ts'

const hall = { text: 'Hall', amountOre: 100_000 }

it('names the fields that differ, in the order of the application', () => {
  const after = { ...emptyContent, income: [hall], title: 'Concert', participants: 0 }
  expect(changedFields(emptyContent, after)).toEqual(['title', 'participants', 'income'])
})

it.each([
  ['an amount', [{ ...hall, amountOre: 100_001 }]],
  ['a text', [{ ...hall, text: 'A hall' }]],
  ['one line more', [hall, hall]],
])('finds %s in a budget', (_, costs) => {
  expect(changedFields({ ...emptyContent, costs: [hall] }, { ...emptyContent, costs })).toEqual([
    'costs',
  ])
})

it('finds nothing in the same lines, however their keys are ordered', () => {
  const same = { amountOre: 100_000, text: 'Hall' }
  const lines = (costs: (typeof hall)[]) => ({ ...emptyContent, costs })
  expect(changedFields(lines([hall]), lines([same]))).toEqual([])
})

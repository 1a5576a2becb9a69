import { expect, test } from 'vitest'
import { matchCreditNotes } from './card-documents.ts'

const note = (id: string, amountOre: number) => ({ id, amountOre, day: '2026-11-28' })
const match = (
  refundDueOre: number,
  notes: readonly ReturnType<typeof note>[],
  ...refunds: readonly number[]
) => {
  const entries = refunds.map((amountOre, entryId) => ({ entryId, amountOre }))
  const found = matchCreditNotes({ refundDueOre, notes }, entries)
  return entries.map(({ entryId }) => found.get(entryId)?.map(({ id }) => id))
}

test('each refund has the credit note of its decision', () => {
  expect(match(300, [note('a', 100), note('b', 200)], 100, 200)).toEqual([['a'], ['b']])
})

test('one refund carries two decisions, and two refunds one', () => {
  expect(match(300, [note('a', 100), note('b', 200)], 300)).toEqual([['a', 'b']])
  expect(match(300, [note('a', 300)], 100, 200)).toEqual([['a'], ['a']])
})

test('a refund to the øre does not touch the next credit note', () => {
  expect(match(300, [note('a', 100), note('b', 200)], 101, 199)).toEqual([['a', 'b'], ['b']])
  expect(match(300, [note('a', 100), note('b', 200)], 100)).toEqual([['a']])
})

test('a refund of before there were credit notes has none', () => {
  expect(match(300, [note('b', 200)], 100, 200)).toEqual([[], ['b']])
})

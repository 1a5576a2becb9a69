import { expect, test } from 'vitest'
import { refundStateOf } from './refund-state.ts'

const paid = { amountOre: 40_000, refundDueOre: 0, keptOre: 0 }

test.each([
  ['is under way until it is requested', 'captured', {}, 'under-way'],
  ['is under way while a part is missing', 'refunded', { refundDueOre: 39_999 }, 'under-way'],
  [
    'is under way until the provider has done it',
    'refunding',
    { refundDueOre: 40_000 },
    'under-way',
  ],
  ['is done with all of it', 'refunded', { refundDueOre: 40_000 }, 'done'],
  [
    'is done but for what is retained',
    'refunded',
    { refundDueOre: 35_000, keptOre: 5_000 },
    'done',
  ],
  ['is nothing where all is retained', 'captured', { keptOre: 40_000 }, 'done'],
  ['is done where nothing was taken', 'cancelled', {}, 'done'],
  ['is with staff when it has failed', 'attention', { refundDueOre: 40_000 }, 'stopped'],
] as const)('a refund %s', (_, state, values, expected) => {
  expect(refundStateOf({ ...paid, state, ...values })).toBe(expected)
})

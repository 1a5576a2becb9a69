import { describe, expect, it } from 'vitest'
import { accountFigures } from './account-figures.ts'

const on = (receivedOn: string, amountOre: number) => ({ receivedOn, amountOre })

describe('what the books say of an account', () => {
  it.each([
    ['nothing came', [], 0, { outstandingOre: 1000, isPaid: false, isBooked: false, paidOn: null }],
    [
      'one øre is missing',
      [on('2026-05-01', 999)],
      999,
      { outstandingOre: 1, isPaid: false, isBooked: true, paidOn: null },
    ],
    [
      'all came at once',
      [on('2026-05-01', 1000)],
      1000,
      { outstandingOre: 0, isPaid: true, isBooked: true, paidOn: '2026-05-01' },
    ],
    [
      'it came in parts, and then more',
      [on('2026-05-01', 400), on('2026-05-09', 600), on('2026-06-01', 5)],
      1005,
      { outstandingOre: 0, isPaid: true, isBooked: true, paidOn: '2026-05-09' },
    ],
    [
      'it was refunded',
      [on('2026-05-01', 1000)],
      0,
      { outstandingOre: 0, isPaid: true, isBooked: true, paidOn: '2026-05-01' },
    ],
  ])('%s', (_, payments, balanceOre, figures) => {
    expect(accountFigures(1000, payments, balanceOre)).toEqual({ balanceOre, ...figures })
  })
})

import { describe, expect, it } from 'vitest'
import { accountFigures } from './account-figures.ts'

const on = (valueDate: string, amountOre: number) => ({ valueDate, amountOre })

describe('what the ledger says of an account', () => {
  it.each([
    ['nothing came', [], { balanceOre: 0, outstandingOre: 1000, isBooked: false, paidOn: null }],
    [
      'one øre is missing',
      [on('2026-05-01', 999)],
      { balanceOre: 999, outstandingOre: 1, isBooked: true, paidOn: null },
    ],
    [
      'all came at once',
      [on('2026-05-01', 1000)],
      { balanceOre: 1000, outstandingOre: 0, isBooked: true, paidOn: '2026-05-01' },
    ],
    [
      'it came in parts, and then more',
      [on('2026-05-01', 400), on('2026-05-09', 600), on('2026-06-01', 5)],
      { balanceOre: 1005, outstandingOre: 0, isBooked: true, paidOn: '2026-05-09' },
    ],
    [
      'the later part was booked first',
      [on('2026-05-09', 600), on('2026-05-01', 400)],
      { balanceOre: 1000, outstandingOre: 0, isBooked: true, paidOn: '2026-05-09' },
    ],
    [
      'it was paid out',
      [on('2026-05-01', 1000), on('2026-06-01', -1000)],
      { balanceOre: 0, outstandingOre: 1000, isBooked: true, paidOn: null },
    ],
    [
      'one øre of it was paid out',
      [on('2026-05-01', 1000), on('2026-06-01', -1)],
      { balanceOre: 999, outstandingOre: 1, isBooked: true, paidOn: null },
    ],
    [
      'what was too much was paid out',
      [on('2026-05-01', 1000), on('2026-05-09', 5), on('2026-06-01', -5)],
      { balanceOre: 1000, outstandingOre: 0, isBooked: true, paidOn: '2026-05-01' },
    ],
    [
      'it was paid out and came back',
      [on('2026-05-01', 1000), on('2026-06-01', -1000), on('2026-06-09', 1000)],
      { balanceOre: 1000, outstandingOre: 0, isBooked: true, paidOn: '2026-06-09' },
    ],
    [
      'a part with the wrong date was reversed and entered again',
      [on('2026-05-01', 400), on('2026-05-30', 600), on('2026-05-30', -600), on('2026-05-09', 600)],
      { balanceOre: 1000, outstandingOre: 0, isBooked: true, paidOn: '2026-05-09' },
    ],
  ])('%s', (_, entries, figures) => {
    expect(accountFigures(1000, entries)).toEqual({
      ...figures,
      isPaid: figures.outstandingOre === 0,
    })
  })
})

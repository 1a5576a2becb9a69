import { describe, expect, it } from 'vitest'
import { accountFigures } from './account-figures.ts'

const on = (valueDate: string, amountOre: number, kind = 'transfer-received') => ({
  kind,
  valueDate,
  amountOre,
})
const out = (valueDate: string, amountOre: number) => on(valueDate, -amountOre, 'payout-released')
const back = (valueDate: string, amountOre: number) => on(valueDate, amountOre, 'payout-returned')
const reversed = (valueDate: string, amountOre: number) =>
  on(valueDate, -amountOre, 'transfer-received-reversed')

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
      [on('2026-05-01', 1000), out('2026-06-01', 1000)],
      { balanceOre: 0, outstandingOre: 1000, isBooked: true, paidOn: null },
    ],
    [
      'one øre of it was paid out',
      [on('2026-05-01', 1000), out('2026-06-01', 1)],
      { balanceOre: 999, outstandingOre: 1, isBooked: true, paidOn: null },
    ],
    [
      'what was too much was paid out',
      [on('2026-05-01', 1000), on('2026-05-09', 5), out('2026-06-01', 5)],
      { balanceOre: 1000, outstandingOre: 0, isBooked: true, paidOn: '2026-05-01' },
    ],
    [
      'it was paid out and came back',
      [on('2026-05-01', 1000), out('2026-06-01', 1000), back('2026-06-09', 1000)],
      { balanceOre: 1000, outstandingOre: 0, isBooked: true, paidOn: '2026-06-09' },
    ],
    [
      'a part with the wrong date was reversed and entered again',
      [
        on('2026-05-01', 400),
        on('2026-05-30', 600),
        reversed('2026-05-30', 600),
        on('2026-05-09', 600),
      ],
      { balanceOre: 1000, outstandingOre: 0, isBooked: true, paidOn: '2026-05-09' },
    ],
    [
      'all of it was a mistake that was reversed',
      [on('2026-05-01', 1000), reversed('2026-05-02', 1000)],
      { balanceOre: 0, outstandingOre: 1000, isBooked: false, paidOn: null },
    ],
    [
      'all of it was moved to another student',
      [on('2026-05-01', 1000), on('2026-05-01', -1000, 'transfer-allocated')],
      { balanceOre: 0, outstandingOre: 1000, isBooked: false, paidOn: null },
    ],
    [
      'it was paid out, after a mistake was reversed',
      [on('2026-05-01', 9), reversed('2026-05-02', 9), on('2026-05-03', 9), out('2026-06-01', 9)],
      { balanceOre: 0, outstandingOre: 1000, isBooked: true, paidOn: null },
    ],
  ])('%s', (_, entries, figures) => {
    expect(accountFigures(1000, entries)).toEqual({
      ...figures,
      isPaid: figures.outstandingOre === 0,
    })
  })
})

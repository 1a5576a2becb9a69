import { describe, expect, it } from 'vitest'
import { creditOf, leftOfLines } from './credit.ts'
import { invoiceStatus } from './invoice-status.ts'
import { toKid } from './kid.ts'
import { vatIn, vatOfNext } from './lines.ts'
import { owedOre } from './owed.ts'

it('a KID ends with its check digit by modulus 10', () => {
  // Luhn: 0 0 5 0 0 0 0 1 → 2 and 5.
  expect(toKid(500_001)).toBe('005000013')
  expect(toKid(500_002)).toBe('005000021')
  // A digit of 9 counts 18, which is 9.
  expect(toKid(500_009)).toBe('005000096')
  expect(toKid(12_345_678)).toBe('123456782')
  // A sum that ends with 0 has the digit 0, not 10.
  expect(toKid(500_007)).toBe('005000070')
})

describe('the status of an invoice', () => {
  const invoice = {
    openOre: 100,
    amountOre: 100,
    creditedOre: 0,
    isBeingPaid: false,
    dueOn: '2026-12-01',
  }

  it('is overdue from the day after it was due', () => {
    expect(invoiceStatus(invoice, '2026-12-01')).toBe('open')
    expect(invoiceStatus(invoice, '2026-12-02')).toBe('overdue')
    expect(invoiceStatus({ ...invoice, openOre: 1 }, '2026-12-02')).toBe('overdue')
  })

  it('is paid by what was paid, and credited when all of it was taken back', () => {
    expect(invoiceStatus({ ...invoice, openOre: 0 }, '2027-02-01')).toBe('paid')
    expect(invoiceStatus({ ...invoice, openOre: 0, creditedOre: 99 }, '2027-02-01')).toBe('paid')
    expect(invoiceStatus({ ...invoice, openOre: 0, creditedOre: 100 }, '2027-02-01')).toBe(
      'credited',
    )
  })

  it('says that money is owed back, or is being collected from a card', () => {
    expect(invoiceStatus({ ...invoice, openOre: -1 }, '2026-11-01')).toBe('owed')
    expect(invoiceStatus({ ...invoice, isBeingPaid: true }, '2027-02-01')).toBe('paying')
    expect(invoiceStatus({ ...invoice, openOre: 0, isBeingPaid: true }, '2027-02-01')).toBe('paid')
  })
})

describe('VAT', () => {
  it('is included in the amount, in whole øre', () => {
    expect(vatIn(12_500, 25)).toBe(2_500)
    expect(vatIn(100, 12)).toBe(11)
    expect(vatIn(29_900, 0)).toBe(0)
  })

  it('of parts adds up to that of the whole', () => {
    const parts = [33, 33, 34]
    let beforeOre = 0
    let sum = 0
    for (const part of parts) {
      sum += vatOfNext(part, { beforeOre, vatPercent: 25 })
      beforeOre += part
    }
    expect(sum).toBe(vatIn(100, 25))
    expect(vatOfNext(33, { beforeOre: 0, vatPercent: 25 })).toBe(7)
    expect(vatOfNext(33, { beforeOre: 33, vatPercent: 25 })).toBe(6)
  })
})

describe('a credit note', () => {
  const line = { from: '2026-12-01', to: '2026-12-31' }
  const lines = [
    { ...line, kind: 'month', amountOre: 30_000 },
    { ...line, kind: 'start-fee', amountOre: 10_000 },
  ]
  const earlier = [{ ...line, kind: 'month', amountOre: 10_000, line: 0 }]
  const invoice = { lines, vatPercent: 25, earlier }

  it('takes back at most what is left of each line', () => {
    expect(leftOfLines(invoice)).toEqual([20_000, 10_000])
    expect(creditOf(invoice, [{ line: 0, amountOre: 20_000 }])).toEqual({
      lines: [{ ...line, kind: 'month', amountOre: 20_000, line: 0 }],
      amountOre: 20_000,
      vatOre: 4_000,
    })
    expect(creditOf(invoice, [{ line: 0, amountOre: 20_001 }])).toBeNull()
    expect(creditOf(invoice, [{ line: 1, amountOre: 10_000 }])?.amountOre).toBe(10_000)
  })

  it('is of something, of lines that there are, each once, in whole øre', () => {
    expect(creditOf(invoice, [])).toBeNull()
    expect(creditOf(invoice, [{ line: 0, amountOre: 0 }])).toBeNull()
    expect(creditOf(invoice, [{ line: 2, amountOre: 1 }])).toBeNull()
    expect(creditOf(invoice, [{ line: 0, amountOre: -1 }])).toBeNull()
    expect(creditOf(invoice, [{ line: 0, amountOre: 0.5 }])).toBeNull()
    const half = { line: 0, amountOre: 10_000 }
    expect(creditOf(invoice, [half, half])).toBeNull()
  })
})

it('what is on its way back to a card is owed no more', () => {
  expect(owedOre({ openOre: -500 }, [])).toBe(500)
  expect(owedOre({ openOre: -500 }, [{ returningOre: 200 }, { returningOre: 100 }])).toBe(200)
  expect(owedOre({ openOre: -500 }, [{ returningOre: 600 }])).toBe(0)
  expect(owedOre({ openOre: 100 }, [])).toBe(0)
})

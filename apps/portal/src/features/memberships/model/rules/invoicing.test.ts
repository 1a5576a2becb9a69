import { describe, expect, it } from 'vitest'
import { totalOf } from '#core/invoices/lines.ts'
import {
  commitmentTotal,
  firstInvoice,
  leastCommitmentTotal,
  monthlyInvoice,
  monthsToInvoice,
} from './invoicing.ts'
import { buildFacts, frozen } from './rules.testing.ts'

const on = (today: string, daysToPay = 14) => ({ today, daysToPay })

const monthly = { payment: 'monthly', months: 0, priceOre: 30_000, startFeeOre: 10_000 } as const

describe('the first invoice', () => {
  it('is for the rest of this month by days, all of the next one, and the start fee', () => {
    const invoice = firstInvoice(monthly, '2026-11-23', 14)
    expect(invoice).toEqual({
      periodStart: '2026-11-23',
      periodEnd: '2026-12-31',
      dueOn: '2026-12-07',
      lines: [
        { kind: 'rest-of-month', from: '2026-11-23', to: '2026-11-30', amountOre: 8_000 },
        { kind: 'month', from: '2026-12-01', to: '2026-12-31', amountOre: 30_000 },
        { kind: 'start-fee', from: '2026-11-23', to: '2026-11-23', amountOre: 10_000 },
      ],
    })
    expect(totalOf(invoice)).toBe(48_000)
  })

  it('is for two whole months from the first day of one, and for one day from the last', () => {
    const [whole] = firstInvoice(monthly, '2026-12-01', 14).lines
    expect(whole).toMatchObject({ kind: 'month', to: '2026-12-31', amountOre: 30_000 })
    expect(firstInvoice(monthly, '2026-12-01', 14).periodEnd).toBe('2027-01-31')
    const [lastDay] = firstInvoice(monthly, '2028-02-29', 14).lines
    expect(lastDay).toMatchObject({ kind: 'rest-of-month', to: '2028-02-29', amountOre: 1_000 })
  })

  it('is for all of what is paid once', () => {
    const once = { ...monthly, payment: 'once', months: 6, startFeeOre: 0 } as const
    expect(firstInvoice(once, '2026-08-31', 14)).toMatchObject({
      periodEnd: '2027-02-27',
      lines: [{ kind: 'once', amountOre: 30_000 }],
    })
  })
})

describe('the total over the commitment', () => {
  const year = { ...monthly, months: 12 }

  it('is all its months, the start fee and the rest of the month of the start', () => {
    expect(commitmentTotal(year, '2026-12-01')).toBe(12 * 30_000 + 10_000)
    expect(commitmentTotal(year, '2026-11-30')).toBe(1_000 + 12 * 30_000 + 10_000)
    expect(commitmentTotal(year, '2026-11-23')).toBe(8_000 + 12 * 30_000 + 10_000)
    expect(leastCommitmentTotal(year)).toBe(commitmentTotal(year, '2026-12-01'))
  })

  it('does not exist without a commitment', () => {
    expect(leastCommitmentTotal(monthly)).toBeNull()
    expect(leastCommitmentTotal({ ...year, payment: 'once' })).toBeNull()
  })
})

describe('later invoices', () => {
  it.each([
    [7, '2026-11-23', '2026-11-24'],
    [27, '2026-11-03', '2026-11-04'],
  ])('are made %i days before the month where staff have set that', (days, before, from) => {
    expect(monthsToInvoice(buildFacts(), '2026-11-30', on(before, days))).toEqual([])
    expect(monthsToInvoice(buildFacts(), '2026-11-30', on(from, days))).toEqual(['2026-12-01'])
    const late = monthlyInvoice(30_000, '2026-12-01', { invoicedOn: '2026-12-02', daysToPay: days })
    expect(late.dueOn).toBe(days === 7 ? '2026-12-09' : '2026-12-29')
    expect(firstInvoice(monthly, '2026-12-02', days).dueOn).toBe(late.dueOn)
  })

  it('are made two weeks before the month begins, and due on its first day', () => {
    const member = buildFacts()
    expect(monthsToInvoice(member, '2026-11-30', on('2026-11-16'))).toEqual([])
    expect(monthsToInvoice(member, '2026-11-30', on('2026-11-17'))).toEqual(['2026-12-01'])
    expect(monthsToInvoice(member, '2026-12-31', on('2026-11-17'))).toEqual([])
    expect(
      monthlyInvoice(30_000, '2026-12-01', { invoicedOn: '2026-11-17', daysToPay: 14 }).dueOn,
    ).toBe('2026-12-01')
  })

  it('leave frozen months out, and end with the membership', () => {
    const resting = buildFacts({ freezes: [frozen('2026-12-01')] })
    expect(monthsToInvoice(resting, '2026-11-30', on('2026-11-20'))).toEqual([])
    expect(monthsToInvoice(resting, '2026-11-30', on('2026-12-18'))).toEqual(['2027-01-01'])
    const ending = buildFacts({ endDate: '2026-12-31' })
    expect(monthsToInvoice(ending, '2026-11-30', on('2026-11-20'))).toEqual(['2026-12-01'])
    expect(monthsToInvoice(ending, '2026-12-31', on('2026-12-20'))).toEqual([])
  })

  it('catch up what was not sent, with time to pay', () => {
    expect(monthsToInvoice(buildFacts(), '2026-09-30', on('2026-11-20'))).toEqual([
      '2026-10-01',
      '2026-11-01',
      '2026-12-01',
    ])
    expect(
      monthlyInvoice(30_000, '2026-10-01', { invoicedOn: '2026-11-20', daysToPay: 14 }).dueOn,
    ).toBe('2026-12-04')
  })

  it('ask nobody for months from before there were invoices', () => {
    expect(monthsToInvoice(buildFacts(), null, on('2026-11-20'))).toEqual(['2026-12-01'])
    expect(monthsToInvoice(buildFacts(), null, on('2026-11-16'))).toEqual([])
  })
})

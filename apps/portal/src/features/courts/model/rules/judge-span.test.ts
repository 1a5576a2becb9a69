import { describe, expect, it } from 'vitest'
import { buildSetup, everyDay } from './court-setup.testing.ts'
import { judgeSpan, sumPrices } from './judge-span.ts'
import { listUnits } from './list-units.server.ts'

const setup = buildSetup({
  prices: [
    { ...everyDay, toTime: '16:00', categoryId: 2, priceOre: 5_000 },
    { ...everyDay, fromTime: '16:00', categoryId: 2, priceOre: 9_000 },
  ],
  clubHours: [{ ...everyDay, courtId: 11, clubName: 'OSI', fromTime: '18:00', toTime: '19:00' }],
  closures: [
    {
      centerId: 2,
      courtId: null,
      startsAt: new Date('2026-11-23T19:00:00Z'),
      endsAt: new Date('2026-11-23T19:30:00Z'),
    },
  ],
})
const now = new Date('2026-11-23T08:00:00Z')

/** Wall times of Monday 23 November. */
function judge(from: string, to: string, at = { now, daysAhead: 7 }) {
  const instant = (time: string) => new Date(`2026-11-23T${time}:00+01:00`)
  const span = { from: instant(from), to: instant(to) }
  return judgeSpan(span, (date) => listUnits(setup, date), at)
}
const refusal = (...given: Parameters<typeof judge>) => {
  const judged = judge(...given)
  return 'refusal' in judged ? judged.refusal : null
}

describe('a span', () => {
  it('has one to four units', () => {
    const ends = ['12:30', '13:00', '13:30', '14:00', '14:30']
    expect(ends.map((end) => refusal('12:00', end))).toEqual([
      null,
      null,
      null,
      null,
      'TOO_MANY_UNITS',
    ])
  })

  it('costs the sum of its units, each at the price of its own band', () => {
    const judged = judge('15:00', '17:00')
    if ('refusal' in judged) throw new Error(judged.refusal)
    expect(judged.units.map(({ priceOre }) => priceOre)).toEqual([5_000, 5_000, 9_000, 9_000])
    expect(sumPrices(judged)).toBe(28_000)
  })

  it.each([
    ['off the grid', '12:10', '12:40'],
    ['that ends off the grid', '12:00', '12:40'],
    ['of no length', '12:00', '12:00'],
    ['that ends before it begins', '12:30', '12:00'],
  ])('%s is refused', (_, from, to) => {
    expect(refusal(from, to)).toBe('SPAN_INVALID')
  })

  it('is in the past from the minute at which it starts', () => {
    const at = (time: string) => ({ now: new Date(`2026-11-23T${time}+01:00`), daysAhead: 7 })
    expect(refusal('12:00', '12:30', at('11:59:59'))).toBeNull()
    expect(refusal('12:00', '12:30', at('12:00:00'))).toBe('SLOT_IN_THE_PAST')
    expect(refusal('12:00', '13:00', at('12:15:00'))).toBe('SLOT_IN_THE_PAST')
  })

  it('is refused beyond the allowed number of calendar days', () => {
    const at = (day: string, daysAhead: number) => ({ now: new Date(day), daysAhead })
    expect(refusal('12:00', '12:30', at('2026-11-16T22:59:59Z', 7))).toBe(null)
    expect(refusal('12:00', '12:30', at('2026-11-15T22:59:59Z', 7))).toBe('SLOT_TOO_FAR')
    expect(refusal('12:00', '12:30', at('2026-11-15T23:00:00Z', 7))).toBe(null)
    expect(refusal('12:00', '12:30', at('2026-11-22T23:00:00Z', 0))).toBe(null)
    expect(refusal('12:00', '12:30', at('2026-11-22T22:59:59Z', 0))).toBe('SLOT_TOO_FAR')
  })

  it.each([
    ['0000-01-01T00:00:00Z', 'SLOT_IN_THE_PAST'],
    ['1969-12-31T23:30:00Z', 'SLOT_IN_THE_PAST'],
    ['9999-12-31T22:30:00Z', 'SLOT_TOO_FAR'],
    ['9999-12-31T23:30:00Z', 'SLOT_TOO_FAR'],
  ])('in the distant past or future, %s, is refused without reading any day', (text, refused) => {
    const from = new Date(text)
    const span = { from, to: new Date(from.getTime() + 1_800_000) }
    const unitsOn = () => {
      throw new Error('a day was looked at')
    }
    expect(judgeSpan(span, unitsOn, { now, daysAhead: 7 })).toEqual({ refusal: refused })
  })

  it('ends at closing time at the latest', () => {
    expect(refusal('22:00', '23:00')).toBeNull()
    expect(refusal('22:00', '23:30')).toBe('ACROSS_CLOSING')
    expect(refusal('23:00', '23:30')).toBe('COURT_CLOSED')
  })

  it('does not cross midnight, even when the court is open at night', () => {
    const openings = [
      { ...everyDay, fromTime: '00:00', toTime: '24:00', centerId: 2, courtId: null },
    ]
    const unitsOn = (date: string) => listUnits(buildSetup({ openings }), date)
    const from = new Date('2026-11-23T23:30:00+01:00')
    const judged = (to: string) =>
      judgeSpan({ from, to: new Date(to) }, unitsOn, { now, daysAhead: 7 })
    expect(judged('2026-11-24T00:00:00+01:00')).not.toHaveProperty('refusal')
    expect(judged('2026-11-24T00:30:00+01:00')).toEqual({ refusal: 'ACROSS_CLOSING' })
  })

  it('does not overlap club hours', () => {
    expect(refusal('17:00', '18:00')).toBeNull()
    expect(refusal('17:30', '18:30')).toBe('RESERVED_FOR_CLUB')
    expect(refusal('18:30', '19:30')).toBe('RESERVED_FOR_CLUB')
    expect(refusal('19:00', '20:00')).toBeNull()
  })

  it('does not overlap a closure', () => {
    expect(refusal('19:30', '20:00')).toBeNull()
    expect(refusal('19:30', '20:30')).toBe('COURT_CLOSED')
    expect(refusal('20:30', '21:00')).toBeNull()
  })
})

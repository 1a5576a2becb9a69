import { describe, expect, it, test } from 'vitest'
import {
  calculateMonth,
  type Decision,
  type MonthChild,
  type Placement,
  type Price,
  splitLines,
} from './calculate-month.ts'

const price: Price = {
  placeOre: 120_000,
  mealsOre: 48_900,
  secondPercent: 30,
  laterPercent: 100,
  freeMonths: [7],
  partialMonth: 'days',
}
const placement: Placement = {
  kindergartenId: 'klossen',
  percent: 100,
  startsOn: '2025-08-01',
  endsOn: null,
}
const alone = { firstId: 'maja', secondId: null, secondPercent: 0 } as const

function child(id: string, values: Partial<MonthChild> = {}): MonthChild {
  const { placements = [placement], ...others } = values
  return {
    id,
    name: id,
    bornOn: '2023-04-12',
    decision: null,
    payers: alone,
    placements,
    ...others,
  }
}

const decided = (values: Partial<Decision>): Decision => ({
  fullPlaceOre: null,
  pricePercent: null,
  reference: '2026/1',
  ...values,
})

/** Place and meals of each child, in øre. */
const amounts = (month: string, children: readonly MonthChild[], by: Price = price) =>
  calculateMonth(month, by, children).map(({ childId, lines }) => [
    childId,
    ...lines.map(({ amountOre }) => amountOre),
  ])

describe('one child', () => {
  const half = { ...placement, percent: 50 }
  test.each<[string, Partial<MonthChild>, number, number]>([
    ['pays the price', {}, 120_000, 48_900],
    [
      'pays what the municipality decided',
      { decision: decided({ fullPlaceOre: 61_250 }) },
      61_250,
      48_900,
    ],
    ['pays a share of the price', { decision: decided({ pricePercent: 33 }) }, 39_600, 48_900],
    [
      'never pays more than the price',
      { decision: decided({ fullPlaceOre: 150_000 }) },
      120_000,
      48_900,
    ],
    ['pays nothing but meals', { decision: decided({ fullPlaceOre: 0 }) }, 0, 48_900],
    ['pays half for half a place', { placements: [half] }, 60_000, 24_450],
    [
      'pays half of what was decided for half a place',
      { placements: [half], decision: decided({ fullPlaceOre: 61_251 }) },
      30_626,
      24_450,
    ],
  ])('%s', (_, values, placeOre, mealsOre) => {
    expect(amounts('2026-09-01', [child('iben', values)])).toEqual([['iben', placeOre, mealsOre]])
  })

  it('has steps that say who decided what and add up', () => {
    const [one] = calculateMonth('2026-09-01', price, [
      child('iben', {
        placements: [{ ...half, startsOn: '2026-09-16' }],
        decision: decided({ fullPlaceOre: 60_000, reference: '2026/1234' }),
      }),
    ])
    expect(one?.lines[0]?.steps).toEqual([
      { kind: 'price', amountOre: 120_000 },
      { kind: 'decision', amountOre: -60_000, reference: '2026/1234' },
      { kind: 'place-percent', amountOre: -30_000, percent: 50 },
      { kind: 'days', amountOre: -15_000 },
    ])
    expect(one?.lines[0]).toMatchObject({ amountOre: 15_000, from: '2026-09-16', to: '2026-09-30' })
  })

  it('has no line for meals where they cost nothing', () => {
    expect(amounts('2026-09-01', [child('iben')], { ...price, mealsOre: 0 })).toEqual([
      ['iben', 120_000],
    ])
  })
})

describe('the days of a month', () => {
  const of = (values: Partial<Placement>) =>
    child('iben', { placements: [{ ...placement, ...values }] })
  test.each<[string, string, Partial<Placement>, number | null]>([
    ['the first day', '2026-09-01', { startsOn: '2026-09-01' }, 120_000],
    ['the second day', '2026-09-01', { startsOn: '2026-09-02' }, 116_000],
    ['the last day', '2026-09-01', { startsOn: '2026-09-30' }, 4_000],
    ['the month after', '2026-09-01', { startsOn: '2026-10-01' }, null],
    ['an end on the last day', '2026-09-01', { endsOn: '2026-09-30' }, 120_000],
    ['an end on the first day', '2026-09-01', { endsOn: '2026-09-01' }, 4_000],
    ['an end the day before', '2026-09-01', { endsOn: '2026-08-31' }, null],
    ['February', '2026-02-01', { startsOn: '2026-02-15' }, 60_000],
  ])('%s', (_, month, values, placeOre) => {
    expect(amounts(month, [of(values)])[0]?.[1] ?? null).toBe(placeOre)
  })

  it('a started month is paid in full where the price says so', () => {
    const full = { ...price, partialMonth: 'full' } as const
    expect(amounts('2026-09-01', [of({ startsOn: '2026-09-30' })], full)).toEqual([
      ['iben', 120_000, 48_900],
    ])
  })

  it('a move between departments changes nothing', () => {
    const placements = [
      { ...placement, endsOn: '2026-09-14' },
      { ...placement, startsOn: '2026-09-15' },
    ]
    expect(amounts('2026-09-01', [child('iben', { placements })])).toEqual([
      ['iben', 120_000, 48_900],
    ])
  })

  it('each kindergarten gets its days', () => {
    const placements = [
      { ...placement, endsOn: '2026-09-10' },
      { ...placement, kindergartenId: 'skogly', startsOn: '2026-09-11' },
    ]
    const months = calculateMonth('2026-09-01', price, [child('iben', { placements })])
    expect(
      months.map(({ kindergartenId, lines }) => [kindergartenId, lines[0]?.amountOre]),
    ).toEqual([
      ['klossen', 40_000],
      ['skogly', 80_000],
    ])
  })

  it('nothing is paid in a month without payment', () => {
    expect(amounts('2026-07-01', [child('iben')])).toEqual([])
    expect(amounts('2026-08-01', [child('iben')])).toHaveLength(1)
  })
})

describe('siblings', () => {
  const half = [{ ...placement, percent: 50 }]
  test.each<[string, MonthChild[], (string | number)[][]]>([
    [
      'the second pays 30 % less and the third nothing, the oldest first; meals are apart',
      [
        child('young', { bornOn: '2025-01-01' }),
        child('old', { bornOn: '2021-01-01' }),
        child('middle', { bornOn: '2023-01-01' }),
      ],
      [
        ['young', 0, 48_900],
        ['old', 120_000, 48_900],
        ['middle', 84_000, 48_900],
      ],
    ],
    [
      'the reduction is on the cheaper place',
      [child('half', { bornOn: '2020-01-01', placements: half }), child('full')],
      [
        ['half', 42_000, 24_450],
        ['full', 120_000, 48_900],
      ],
    ],
    [
      'the reduction is on what the municipality decided',
      [
        child('decided', { bornOn: '2020-01-01', decision: decided({ fullPlaceOre: 50_000 }) }),
        child('full'),
      ],
      [
        ['decided', 35_000, 48_900],
        ['full', 120_000, 48_900],
      ],
    ],
    [
      'a sibling in another kindergarten counts',
      [
        child('here', { bornOn: '2024-01-01' }),
        child('there', { placements: [{ ...placement, kindergartenId: 'skogly' }] }),
      ],
      [
        ['here', 84_000, 48_900],
        ['there', 120_000, 48_900],
      ],
    ],
    [
      'children of other households do not',
      [child('iben'), child('other', { payers: { ...alone, firstId: 'ola' } })],
      [
        ['iben', 120_000, 48_900],
        ['other', 120_000, 48_900],
      ],
    ],
    [
      'a sibling whose place has ended does not',
      [
        child('left', { placements: [{ ...placement, endsOn: '2026-08-31' }] }),
        child('here', { bornOn: '2024-01-01' }),
      ],
      [['here', 120_000, 48_900]],
    ],
  ])('%s', (_, children, expected) => {
    expect(amounts('2026-09-01', children)).toEqual(expected)
  })
})

describe('two payers', () => {
  test.each([
    [120_000, 50, [60_000, 60_000]],
    [100_001, 50, [50_001, 50_000]],
    [100_000, 33, [67_000, 33_000]],
    [1, 99, [1, 0]],
    [0, 50, [0, 0]],
  ])('%i øre with %i per cent for the second', (placeOre, secondPercent, expected) => {
    const payers = { firstId: 'maja', secondId: 'ola', secondPercent }
    const [one] = calculateMonth('2026-09-01', { ...price, placeOre, mealsOre: 0 }, [
      child('iben', { payers }),
    ])
    const split = one ? [...splitLines(one)] : []
    expect(split.map(([id]) => id)).toEqual(['maja', 'ola'])
    expect(split.map(([, lines]) => lines[0]?.amountOre)).toEqual(expected)
  })

  it('never pay more than the fee together', () => {
    for (let placeOre = 0; placeOre < 300; placeOre += 1)
      for (let secondPercent = 1; secondPercent < 100; secondPercent += 7) {
        const [one] = calculateMonth('2026-09-01', { ...price, placeOre }, [
          child('iben', { payers: { firstId: 'a', secondId: 'b', secondPercent } }),
        ])
        if (!one) throw new Error('nothing was calculated')
        const parts = [...splitLines(one).values()]
        one.lines.forEach((line, index) => {
          const amounts = parts.map((lines) => lines[index]?.amountOre ?? -1)
          expect(amounts.every((ore) => ore >= 0)).toBe(true)
          expect(amounts.reduce((sum, ore) => sum + ore, 0)).toBe(line.amountOre)
        })
      }
  })
})

import { expect, it } from 'vitest'
import { nextAward } from './next-award.ts'

const granted = (amountOre: number) => ({ outcome: 'granted', amountOre }) as const
const refused = { outcome: 'refused', amountOre: 0 } as const

it.each([
  ['a first grant', null, granted(500), ['offered', 500, 500]],
  ['a first refusal', null, refused, [null, 0, 0]],
  ['more than was offered', ['offered', 500], granted(800), ['offered', 800, 300]],
  ['less than was accepted', ['accepted', 500], granted(200), ['accepted', 200, -300]],
  ['the same again', ['accepted', 500], granted(500), ['accepted', 500, 0]],
  ['what was accepted, taken away', ['accepted', 500], refused, ['withdrawn', 0, -500]],
  ['what was declined, refused', ['declined', 500], refused, ['withdrawn', 0, 0]],
  ['what was declined, granted', ['declined', 500], granted(500), ['offered', 500, 500]],
  ['what lapsed, granted', ['lapsed', 500], granted(300), ['offered', 300, 300]],
  ['what was taken away, granted', ['withdrawn', 0], granted(300), ['offered', 300, 300]],
  ['what is settled, granted again', ['settled', 500], granted(500), ['settled', 500, 0]],
  ['more than was settled', ['settled', 500], granted(501), ['accepted', 501, 1]],
] as const)('%s', (_, before, decision, [state, amountOre, moreOre]) => {
  const known = before && { state: before[0], amountOre: before[1] }
  expect(nextAward(known, decision)).toEqual({ state, amountOre, moreOre })
})

it.each([granted(499), refused])('never less than was settled', (decision) => {
  expect(nextAward({ state: 'settled', amountOre: 500 }, decision)).toBe('paid')
})

import { expect, it } from 'vitest'
import { freshnessOf, oldestMilliseconds } from './page-freshness.ts'

const page = { madeAt: 1_000, life: undefined, changedAt: undefined }

it('a page is fresh until something of it is published again', () => {
  expect(freshnessOf(page, 1_000_000_000)).toBe('fresh')
})

it('after a publication it may be sent for less than two seconds', () => {
  const changed = { ...page, changedAt: 5_000 }
  expect(freshnessOf(changed, 5_000)).toBe('ageing')
  expect(freshnessOf(changed, 5_000 + oldestMilliseconds - 1)).toBe('ageing')
  expect(freshnessOf(changed, 5_000 + oldestMilliseconds)).toBe('gone')
  expect(oldestMilliseconds).toBeLessThan(2_000)
})

it.each([
  ['a minute', 60_000, 60_000 - oldestMilliseconds],
  ['two seconds', 2_000, 1_500],
])(
  'one that is good for %s is rendered again before its end, and never sent after it',
  (_, life, renewal) => {
    const ending = { ...page, life }
    expect(freshnessOf(ending, 1_000 + renewal - 1)).toBe('fresh')
    expect(freshnessOf(ending, 1_000 + renewal)).toBe('ageing')
    expect(freshnessOf(ending, 1_000 + life - 1)).toBe('ageing')
    expect(freshnessOf(ending, 1_000 + life)).toBe('gone')
  },
)

it('a publication does not make a page good for longer than it was', () => {
  const both = { ...page, life: 2_000, changedAt: 2_000 }
  expect(freshnessOf(both, 2_999)).toBe('ageing')
  expect(freshnessOf(both, 3_000)).toBe('gone')
})

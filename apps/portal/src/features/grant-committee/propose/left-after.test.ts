import { expect, it } from 'vitest'
import { openItem, proposal, readingList } from '../testing/items.testing.ts'
import { leftAfter } from './left-after.ts'

const a = openItem('a', { proposal: proposal({ amountOre: 33_350 }) })
const b = openItem('b', { typeId: 'start' })
const list = readingList({ items: [a, b] })

it('counts what is typed instead of what is proposed, and what is proposed of others', () => {
  expect(leftAfter(list, b, 80_000)).toEqual({ typeLeft: 0, roundLeft: 36_650 })
  expect(leftAfter(list, b, 80_001)).toEqual({ typeLeft: -1, roundLeft: 36_649 })
  expect(leftAfter(list, a, 0)).toEqual({ typeLeft: 120_000, roundLeft: 150_000 })
  expect(leftAfter(list, a, null)).toEqual({ typeLeft: 86_650, roundLeft: 116_650 })
})

it('knows of no limit where there is none', () => {
  const open = readingList({ items: [b], ceilingLeftOre: null })
  expect(leftAfter(open, b, 10_000)).toEqual({ typeLeft: 70_000, roundLeft: null })
})

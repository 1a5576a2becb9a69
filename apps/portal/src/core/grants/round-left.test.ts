import { expect, it } from 'vitest'
import { leftAfter, type ShownRoundLeft } from './round-left.ts'

const name = { no: 'Drift', en: 'Operating' }
const left: ShownRoundLeft = {
  types: [
    { typeId: 'operating', name, budgetOre: 10_000, leftOre: 500, reservedOre: 100 },
    { typeId: 'project', name, budgetOre: 0, leftOre: 0, reservedOre: 0 },
  ],
  ceiling: { ore: 1_000, leftOre: 700 },
}

it('takes proposals from their type, and all of them from the ceiling', () => {
  const after = leftAfter(
    left,
    new Map([
      ['operating', 500],
      ['project', 201],
    ]),
  )
  expect(after.byType).toEqual(
    new Map([
      ['operating', 0],
      ['project', -201],
    ]),
  )
  expect(after.ceilingOre).toBe(-1)
})

it('has no ceiling where the round has none', () => {
  expect(leftAfter({ ...left, ceiling: null }, new Map()).ceilingOre).toBeNull()
})

import { expect, it } from 'vitest'
import { reasonKind } from './reason-kind.ts'

it('is of a refusal, and of what is less than was applied for', () => {
  expect(reasonKind({ outcome: 'refused', amountOre: 0 }, 100)).toBe('refused')
  expect(reasonKind({ outcome: 'granted', amountOre: 99 }, 100)).toBe('reduced')
})

it('is of nothing else', () => {
  expect(reasonKind({ outcome: 'granted', amountOre: 100 }, 100)).toBeNull()
  expect(reasonKind({ outcome: 'granted', amountOre: null }, 100)).toBeNull()
  expect(reasonKind({ outcome: 'postponed', amountOre: 0 }, 100)).toBeNull()
})

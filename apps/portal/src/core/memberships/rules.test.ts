import { expect, it } from 'vitest'
import { isFitnessMember } from './rules.ts'

it('a fitness member is who has a membership whose first item has an id', () => {
  expect(isFitnessMember([{ id: 7 }])).toBe(true)
  expect(isFitnessMember([])).toBe(false)
  expect(isFitnessMember([{}])).toBe(false)
  expect(isFitnessMember([{}, { id: 7 }])).toBe(false)
})

import { expect, it } from 'vitest'
import { checkStart } from './sale.ts'

it('a membership begins today or within three months', () => {
  expect(checkStart('2026-11-22', '2026-11-23')).toBe('START_IN_PAST')
  expect(checkStart('2026-11-23', '2026-11-23')).toBeNull()
  expect(checkStart('2027-02-23', '2026-11-23')).toBeNull()
  expect(checkStart('2027-02-24', '2026-11-23')).toBe('START_TOO_FAR')
})

import { describe, expect, it } from 'vitest'
import { completeRights, isRoleCurrent } from './rights.ts'

describe('a role', () => {
  const role = { startsOn: '2026-02-01', endsOn: '2027-01-31' }

  it.each([
    ['2026-01-31', false],
    ['2026-02-01', true],
    ['2027-01-31', true],
    ['2027-02-01', false],
  ])('counts from its first day to its last one: %s %s', (today, isCurrent) => {
    expect(isRoleCurrent(role, today)).toBe(isCurrent)
  })

  it('without a last day counts until somebody ends it', () => {
    expect(isRoleCurrent({ ...role, endsOn: null }, '2099-12-31')).toBe(true)
  })
})

it('reads the register when it may change it', () => {
  expect(completeRights(['members'])).toEqual(['register', 'members'])
  expect(completeRights(['events'])).toEqual(['events'])
})

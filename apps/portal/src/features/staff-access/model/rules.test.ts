import { describe, expect, it } from 'vitest'
import { type StaffRole, staffRoles } from '#core/staff-area/roles.ts'
import { hasSameRoles, isOnlyAdmin, needsSecondPerson } from './rules.ts'

describe('a second administrator', () => {
  it.each(staffRoles.filter((role) => role !== 'contact'))('must confirm the role %s', (role) => {
    expect(needsSecondPerson([], [role])).toBe(true)
    expect(needsSecondPerson(['contact'], ['contact', role])).toBe(true)
  })

  it.each<[StaffRole[], StaffRole[]]>([
    [[], ['contact']],
    [['caseworker'], ['caseworker']],
    [['caseworker', 'sports'], ['sports']],
    [['sports'], ['contact', 'sports']],
    [['admin'], ['contact']],
  ])('is not needed from %j to %j, which gives nothing of that', (before, after) => {
    expect(needsSecondPerson(before, after)).toBe(false)
  })

  it('must confirm a change that removes one role and adds another', () => {
    expect(needsSecondPerson(['sports'], ['caseworker'])).toBe(true)
    expect(needsSecondPerson(['sports', 'contact'], ['health'])).toBe(true)
  })
})

describe('the only administrator', () => {
  const you = { isYou: true, endedAt: null, roles: ['admin' as const] }
  const other = { ...you, isYou: false }

  it('is the only one when others have other roles or have left', () => {
    expect(isOnlyAdmin([you])).toBe(true)
    const left = { ...other, endedAt: '2026-11-24T12:00:00Z' }
    expect(isOnlyAdmin([you, left, { ...other, roles: ['caseworker', 'sports'] }])).toBe(true)
  })

  it('is not the only one when another administrator is active', () => {
    expect(isOnlyAdmin([you, other])).toBe(false)
    expect(isOnlyAdmin([you, { ...other, roles: ['sports', 'admin'] }])).toBe(false)
  })
})

describe('roles', () => {
  it.each<[boolean, StaffRole[], StaffRole[]]>([
    [true, ['sports', 'contact'], ['contact', 'sports']],
    [true, [], []],
    [false, ['sports'], ['sports', 'contact']],
    [false, ['sports', 'contact'], ['sports']],
    [false, ['sports'], ['contact']],
  ])('are the same (%s) as %j and %j', (isSame, before, after) => {
    expect(hasSameRoles(before, after)).toBe(isSame)
  })
})

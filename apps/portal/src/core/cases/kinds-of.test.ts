import { describe, expect, it } from 'vitest'
import type { StaffRole } from '#core/staff-area/roles.ts'
import { kindsOf, rolesOf } from './kinds-of.ts'

type Kind = { readonly kind: string; readonly roles?: readonly StaffRole[] }

const loan: Kind = { kind: 'loan' }
const therapy: Kind = { kind: 'therapy', roles: ['health'] }
const both: Kind = { kind: 'both', roles: ['health', 'caseworker'] }
const kinds = [loan, therapy, both]

describe('the kinds that somebody handles', () => {
  it.each([
    [['caseworker'], [loan, both]],
    [['health'], [therapy, both]],
    [['health', 'caseworker'], kinds],
    [['admin', 'committee', 'payout-approver'], []],
    [[], []],
  ] as const)('with %j', (roles, handled) => {
    expect(kindsOf(kinds, roles)).toEqual(handled)
  })

  it('are none where a kind names no role', () => {
    expect(kindsOf([{ roles: [] }], ['caseworker', 'admin'])).toEqual([])
  })
})

describe('who handles one of the kinds', () => {
  it('is named once', () => {
    expect(rolesOf(kinds)).toEqual(['caseworker', 'health'])
  })

  it('is never nobody: endpoints without a role are for all of the staff', () => {
    expect(rolesOf([])).toEqual(['caseworker'])
  })
})

import { describe, expect, it } from 'vitest'
import { stepOf } from './next-step.ts'
import { canHaveNextTerm, nextTerm } from './next-term.ts'

const today = '2026-11-28'
const association = {
  state: 'active',
  takesMembers: true,
  needsApproval: false,
  feeOre: 0,
} as const
const term = { startsOn: '2026-08-01', endsOn: '2026-12-31' }
const over = { startsOn: '2026-01-01', endsOn: '2026-06-30' }
type Place = Parameters<typeof stepOf>[0]
type Member = NonNullable<Place['member']>

function step(
  change: Partial<Place['association']> = {},
  member: Partial<Member> | null = null,
  more: { terms?: Place['terms']; isInvited?: boolean } = {},
) {
  const whole = member && {
    state: 'ended' as const,
    payBefore: null,
    endedBecause: null,
    ...member,
  }
  const place = { association: { ...association, ...change }, member: whole, terms: [] }
  return stepOf({ ...place, ...more }, { isInvited: more.isInvited ?? false, today })
}

describe('the next step of somebody who wants to be a member', () => {
  it('is to join, to ask, or to pay', () => {
    expect(step()).toBe('join')
    expect(step({ needsApproval: true, feeOre: 100 })).toBe('approval')
    expect(step({ feeOre: 100 })).toBe('pay')
    expect(step({}, { state: 'member' })).toBe('none')
  })

  it('is none where the association takes nobody, unless they are invited or accepted', () => {
    for (const state of ['new', 'inactive', 'closed'] as const)
      expect(step({ state }, null, { isInvited: true })).toBe('closed')
    const full = { takesMembers: false, feeOre: 100 }
    expect(step(full)).toBe('closed')
    expect(step(full, null, { isInvited: true })).toBe('pay')
    expect(step(full, { state: 'requested', payBefore: new Date(0) })).toBe('pay')
  })

  it('is to ask for whom the board has removed, and not for whom left', () => {
    expect(step({}, { endedBecause: 'removed' })).toBe('approval')
    expect(step({}, { endedBecause: 'left' })).toBe('join')
    expect(step({}, { endedBecause: 'removed' }, { isInvited: true })).toBe('join')
  })

  it('is not to pay again for days that are paid for', () => {
    expect(step({ feeOre: 100 }, {}, { terms: [term] })).toBe('join')
    expect(step({ feeOre: 100 }, {}, { terms: [over] })).toBe('pay')
  })
})

describe('the next term', () => {
  it('follows the last one, and begins today after a gap', () => {
    expect(nextTerm('semester', [over, term], today)).toMatchObject({ startsOn: '2027-01-01' })
    expect(nextTerm('semester', [over], today)).toMatchObject({ startsOn: today })
    expect(nextTerm('semester', [], today)).toMatchObject({ startsOn: today })
  })

  it('can be had in the last thirty days of the one before', () => {
    expect(canHaveNextTerm([term], '2026-12-01')).toBe(false)
    expect(canHaveNextTerm([term], '2026-12-02')).toBe(true)
    expect(canHaveNextTerm([], today)).toBe(true)
  })
})

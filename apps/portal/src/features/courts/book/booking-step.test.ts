import { describe, expect, it } from 'vitest'
import { findShownStep } from './booking-step.ts'

const visitor = { isLoggedIn: false, isMember: false, isDisqualified: false, freezes: [] }
const nonMember = { ...visitor, isLoggedIn: true }
const member = { ...nonMember, isMember: true }
const blocked = { ...member, isDisqualified: true }

const chosen = { hasSelection: true, ownsChoice: false, isFrozen: false }
const nothing = { hasSelection: false, ownsChoice: false, isFrozen: false }

describe('the step select', () => {
  it('is shown when the address names no step', () => {
    expect(findShownStep(undefined, member, chosen)).toBe('select')
    expect(findShownStep('select', member, chosen)).toBe('select')
  })
})

describe('the step summary', () => {
  it('is shown only to those who may book', () => {
    expect(findShownStep('summary', member, chosen)).toBe('summary')
    for (const booker of [visitor, nonMember, blocked])
      for (const choice of [chosen, nothing])
        expect(findShownStep('summary', booker, choice)).toBe('select')
  })

  it('is an unknown reservation when nothing is chosen, unless the visitor has booked it', () => {
    expect(findShownStep('summary', member, nothing)).toBe('unknown-reservation')
    expect(findShownStep('summary', member, { ...nothing, ownsChoice: true })).toBe(
      'booked-already',
    )
  })

  it('is not shown to a frozen membership, which may still pay for what it holds', () => {
    const frozen = { ...member, freezes: [{ startDate: '2026-12-01', endDate: '2026-12-31' }] }
    const choice = { hasSelection: true, ownsChoice: false, isFrozen: true }
    expect(findShownStep('summary', frozen, choice)).toBe('select')
    // The rules were applied when it was held.
    expect(findShownStep('payment', frozen, choice)).toBe('payment')
  })
})

describe('the steps payment and status', () => {
  it('do not depend on the choice, because the visitor holds or has booked it by then', () => {
    for (const booker of [member, nonMember, blocked])
      expect(findShownStep('payment', booker, nothing)).toBe('payment')
    expect(findShownStep('status', member, nothing)).toBe('status')
  })

  it('ask a visitor who is not logged in to log in', () => {
    expect(findShownStep('payment', visitor, chosen)).toBe('log-in')
    expect(findShownStep('status', visitor, nothing)).toBe('log-in')
  })
})

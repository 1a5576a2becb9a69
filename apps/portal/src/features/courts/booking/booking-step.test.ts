import { describe, expect, it } from 'vitest'
import { bookingButton, isFrozenOn, shownStep } from './booking-step.ts'

const visitor = { isLoggedIn: false, isMember: false, isDisqualified: false, freezes: [] }
const nonMember = { ...visitor, isLoggedIn: true }
const member = { ...nonMember, isMember: true }
const blocked = { ...member, isDisqualified: true }

describe('the button', () => {
  const may = { hasSelection: true, isFrozen: false }

  it('waits for a choice, whoever it is', () => {
    for (const booker of [visitor, nonMember, member, blocked])
      expect(bookingButton(booker, { hasSelection: false, isFrozen: false })).toBe('choose-first')
  })

  it('leads to login, to membership, or on', () => {
    expect(
      [visitor, nonMember, blocked, member].map((booker) => bookingButton(booker, may)),
    ).toEqual(['log-in', 'become-member', 'blocked', 'book'])
  })
})

describe('a membership that is frozen', () => {
  const freezes = [{ startDate: '2026-12-01', endDate: '2026-12-31' }]
  const frozen = { ...member, freezes }

  it('is so from its first day to its last', () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', null]
    expect(days.map((date) => isFrozenOn(frozen, date))).toEqual([false, true, true, false, false])
  })

  it('gives the reason in the place of the button, and no summary', () => {
    expect(bookingButton(frozen, { hasSelection: true, isFrozen: true })).toBe('frozen')
    expect(bookingButton(frozen, { hasSelection: false, isFrozen: true })).toBe('choose-first')
    const choice = { hasSelection: true, ownsChoice: false, isFrozen: true }
    expect(shownStep('summary', frozen, choice)).toBe('select')
    // What is paid for is held already, and was judged then.
    expect(shownStep('payment', frozen, choice)).toBe('payment')
  })
})

describe('a step', () => {
  const chosen = { hasSelection: true, ownsChoice: false, isFrozen: false }
  const nothing = { hasSelection: false, ownsChoice: false, isFrozen: false }

  it('is the choice where nothing is said', () => {
    expect(shownStep(undefined, member, chosen)).toBe('select')
    expect(shownStep('select', member, chosen)).toBe('select')
  })

  it('of a summary is for whoever may book', () => {
    expect(shownStep('summary', member, chosen)).toBe('summary')
    for (const booker of [visitor, nonMember, blocked])
      for (const choice of [chosen, nothing])
        expect(shownStep('summary', booker, choice)).toBe('select')
  })

  it('of a summary of nothing is an unknown reservation, unless it is booked by oneself', () => {
    expect(shownStep('summary', member, nothing)).toBe('unknown-reservation')
    expect(shownStep('summary', member, { ...nothing, ownsChoice: true })).toBe('booked-already')
  })

  it('after that does not stand on the choice: the slot is taken by then, by oneself', () => {
    for (const booker of [member, nonMember, blocked])
      expect(shownStep('payment', booker, nothing)).toBe('payment')
    expect(shownStep('status', member, nothing)).toBe('status')
  })

  it('after that needs somebody who is logged in', () => {
    expect(shownStep('payment', visitor, chosen)).toBe('log-in')
    expect(shownStep('status', visitor, nothing)).toBe('log-in')
  })
})

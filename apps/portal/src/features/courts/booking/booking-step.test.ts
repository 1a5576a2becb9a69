import { describe, expect, it } from 'vitest'
import { bookingButton, shownStep } from './booking-step.ts'

const visitor = { isLoggedIn: false, isMember: false, isDisqualified: false }
const nonMember = { ...visitor, isLoggedIn: true }
const member = { ...nonMember, isMember: true }
const blocked = { ...member, isDisqualified: true }

describe('the button', () => {
  it('waits for a choice, whoever it is', () => {
    for (const booker of [visitor, nonMember, member, blocked])
      expect(bookingButton(booker, false)).toBe('choose-first')
  })

  it('leads to login, to membership, or on', () => {
    expect(
      [visitor, nonMember, blocked, member].map((booker) => bookingButton(booker, true)),
    ).toEqual(['log-in', 'become-member', 'blocked', 'book'])
  })
})

describe('a step', () => {
  const chosen = { hasSelection: true, ownsChoice: false }
  const nothing = { hasSelection: false, ownsChoice: false }

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

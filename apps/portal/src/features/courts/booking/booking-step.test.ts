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
  it('is the choice where nothing is said', () => {
    expect(shownStep(undefined, member, true)).toBe('select')
    expect(shownStep('select', member, true)).toBe('select')
  })

  it('of a summary is for whoever may book', () => {
    expect(shownStep('summary', member, true)).toBe('summary')
    for (const booker of [visitor, nonMember, blocked])
      for (const hasSelection of [true, false])
        expect(shownStep('summary', booker, hasSelection)).toBe('select')
  })

  it('of a summary of nothing is an unknown reservation', () => {
    expect(shownStep('summary', member, false)).toBe('unknown-reservation')
  })

  it('after that does not stand on the choice: the slot is taken by then, by oneself', () => {
    expect(shownStep('payment', member, false)).toBe('payment')
    expect(shownStep('status', visitor, false)).toBe('status')
  })
})

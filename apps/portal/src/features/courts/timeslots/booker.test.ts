import { describe, expect, it } from 'vitest'
import { chooseBookingButton, isFrozenOn } from './booker.ts'

const visitor = { isLoggedIn: false, isMember: false, isDisqualified: false, freezes: [] }
const nonMember = { ...visitor, isLoggedIn: true }
const member = { ...nonMember, isMember: true }
const blocked = { ...member, isDisqualified: true }

describe('the booking button', () => {
  const choice = { hasSelection: true, isFrozen: false }

  it('is disabled until something is chosen, for every kind of visitor', () => {
    for (const booker of [visitor, nonMember, member, blocked])
      expect(chooseBookingButton(booker, { hasSelection: false, isFrozen: false })).toBe(
        'choose-first',
      )
  })

  it('leads to login, to membership, or to the summary', () => {
    expect(
      [visitor, nonMember, blocked, member].map((booker) => chooseBookingButton(booker, choice)),
    ).toEqual(['log-in', 'become-member', 'blocked', 'book'])
  })
})

describe('a frozen membership', () => {
  const freezes = [{ startDate: '2026-12-01', endDate: '2026-12-31' }]
  const frozen = { ...member, freezes }

  it('is frozen from the first day to the last', () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01', null]
    expect(days.map((date) => isFrozenOn(frozen, date))).toEqual([false, true, true, false, false])
  })

  it('shows the reason in place of the booking button', () => {
    expect(chooseBookingButton(frozen, { hasSelection: true, isFrozen: true })).toBe('frozen')
    expect(chooseBookingButton(frozen, { hasSelection: false, isFrozen: true })).toBe(
      'choose-first',
    )
  })
})

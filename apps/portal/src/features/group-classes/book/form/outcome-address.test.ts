import { expect, test } from 'vitest'
import { groupClassRefusals, unbookingRefusals } from '../../model/refusals.ts'
import { backAddress, outcomeAddress, pageOfForm } from './outcome-address.ts'
import { positionOf, readOutcome } from './outcomes.ts'

test('returns to the same page, at the class, with the outcome', () => {
  const page = pageOfForm('/trening/gruppetimer?day=2026-11-25&center=2&outcome=left&class=4', 'no')
  expect(outcomeAddress(page, 7, 'booked')).toBe(
    '/trening/gruppetimer?day=2026-11-25&center=2&outcome=booked&class=7#class-7',
  )
  expect(backAddress(page, 7)).toBe('/trening/gruppetimer?day=2026-11-25&center=2#class-7')
})

test.each(['', 'https://evil.example/', '//evil.example', '/\\evil.example', '/min-side', '/en'])(
  'leads from %j to the page of classes',
  (back) => {
    expect(outcomeAddress(pageOfForm(back, 'en'), 7, 'booked')).toBe(
      '/en/sports/group-classes?outcome=booked&class=7#class-7',
    )
  },
)

test('accepts known outcomes only', () => {
  expect(readOutcome('queued-12')).toBe('queued-12')
  for (const code of Object.keys({ ...groupClassRefusals, ...unbookingRefusals }))
    expect(readOutcome(code)).toBe(code)
  for (const other of ['queued-0', 'queued', 'constructor', 'bookedx', '', 7, undefined])
    expect(readOutcome(other)).toBeUndefined()
  expect([positionOf('booked'), positionOf('queued-12')]).toEqual([0, 12])
})

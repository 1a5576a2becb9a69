import { expect, it } from 'vitest'
import { turnoutText } from './turnout-text.ts'

const startsAt = '2027-02-12T17:00:00.000Z'

it.each([
  ['2027-02-12T16:59:59.999Z', 0, 12, '12 kommer'],
  ['2027-02-12T16:59:59.999Z', 0, 0, 'Ingen har booket ennå'],
  // People are admitted before the start too.
  ['2027-02-12T16:59:59.999Z', 1, 12, '1 av 12 er her'],
  ['2027-02-12T17:00:00.000Z', 0, 12, '0 av 12 er her'],
  ['2027-02-12T17:00:00.000Z', 0, 0, '0 av 0 er her'],
])('at %s with %i of %i it is “%s”', (now, here, booked, text) => {
  expect(turnoutText({ here, booked, startsAt, isCalledOff: false }, new Date(now))).toBe(text)
})

it.each([
  [0, ''],
  [1, '1 av 12 er her'],
])('of a course that is called off with %i inside it is “%s”', (here, text) => {
  const turnout = { here, booked: 12, startsAt, isCalledOff: true }
  expect(turnoutText(turnout, new Date('2027-02-12T16:00:00Z'))).toBe(text)
})

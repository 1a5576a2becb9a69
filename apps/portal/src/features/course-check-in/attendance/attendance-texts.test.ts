import { expect, it } from 'vitest'
import { cameText } from './attendance-texts.ts'

const date = (startsAt: string, hasBegun: boolean) => ({ id: startsAt, startsAt, hasBegun })
const dates = (hasBegun: boolean) => [
  date('2027-02-12T17:00:00.000Z', hasBegun),
  date('2027-02-19T17:00:00.000Z', false),
]

it.each([
  [false, 0, 'Begynner 12. feb. 2027'],
  [true, 0, '0 av 2'],
  [false, 1, '1 av 2'],
])('when the first date has begun (%s) and %i were attended it is “%s”', (hasBegun, came, text) => {
  const found = cameText({ dates: dates(hasBegun) }, { came })
  expect(found.replaceAll('\u00a0', ' ')).toBe(text)
})

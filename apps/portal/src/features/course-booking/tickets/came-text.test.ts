import { expect, it } from 'vitest'
import { cameText } from './came-text.ts'

const date = (startsAt: string) => ({ startsAt, endsAt: startsAt, place: null })
const ticket = { dates: [date('2027-02-12T17:00:00.000Z'), date('2027-02-19T17:00:00.000Z')] }

it.each([
  ['2027-02-12T16:59:59.999Z', 0, 'Kurset begynner fre. 12. feb. 18.00.'],
  ['2027-02-12T17:00:00.000Z', 0, 'Du har vært på 0 av 2 kursdatoer.'],
  // Staff may admit somebody before the start.
  ['2027-02-12T16:59:59.999Z', 1, 'Du har vært på 1 av 2 kursdatoer.'],
])('at %s after %i dates it is “%s”', (now, came, text) => {
  const found = cameText(ticket, { came, total: 2 }, new Date(now))
  expect(found.replaceAll('\u00a0', ' ')).toBe(text)
})

import { expect, it } from 'vitest'
import { type Corrected, isPossible } from './judge-correction.ts'

const at = (time: string) => new Date(`2027-03-10T${time}Z`)
const presence = (arrived: string, departed: string | null): Corrected => ({
  arrivedAt: at(arrived),
  departedAt: departed === null ? null : at(departed),
})
const now = at('12:00')

it.each([
  ['here now', presence('07:30', null), [], true],
  ['until now', presence('07:30', '12:00'), [], true],
  ['from now', presence('12:00', null), [], true],
  ['from a minute ahead', presence('12:01', null), [], false],
  ['until a minute ahead', presence('07:30', '12:01'), [], false],
  ['no longer than an instant', presence('07:30', '07:30'), [], true],
  ['the wrong way round', presence('07:30', '07:29'), [], false],
  ['after another one', presence('10:00', null), [presence('07:30', '09:59')], true],
  ['from the end of another one', presence('10:00', null), [presence('07:30', '10:00')], false],
  ['before another one', presence('07:30', '09:59'), [presence('10:00', null)], true],
  ['until another one', presence('07:30', '10:00'), [presence('10:00', null)], false],
  ['open before another one', presence('07:30', null), [presence('10:00', '11:00')], false],
  ['beside an open one', presence('10:00', '11:00'), [presence('07:30', null)], false],
])('a presence %s', (_, corrected, others, expected) => {
  expect(isPossible(corrected, others, now)).toBe(expected)
})

import { expect, it } from 'vitest'
import { judgeFetching } from './fetching.ts'

const contact = { mayFetch: true, onlyOn: null, isOfBlocked: false }
const day = '2027-03-10'

it.each([
  ['one who may', {}, 'may'],
  ['one who is only called', { mayFetch: false }, 'may-not'],
  ['one for this day', { onlyOn: day }, 'may'],
  ['one for the day before', { onlyOn: '2027-03-09' }, 'another-day'],
  ['one for the day after', { onlyOn: '2027-03-11' }, 'another-day'],
  ['one of a blocked guardian', { isOfBlocked: true }, 'stopped'],
  ['one of a blocked guardian for this day', { isOfBlocked: true, onlyOn: day }, 'stopped'],
  [
    'one of a blocked guardian who is only called',
    { isOfBlocked: true, mayFetch: false },
    'may-not',
  ],
] as const)('%s', (_, facts, verdict) => {
  expect(judgeFetching({ ...contact, ...facts }, day)).toBe(verdict)
})

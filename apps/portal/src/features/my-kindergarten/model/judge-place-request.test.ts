import { expect, it } from 'vitest'
import { judgePlaceRequest } from './judge-place-request.ts'

const today = '2027-03-10'
const place = { startsOn: '2026-08-01', endsOn: null, percent: 100, noticeMonths: 2 }
const end = {
  kind: 'end',
  wantedOn: '2027-03-31',
  endsOn: '2027-05-31',
  percent: null,
  note: null,
} as const
const change = { kind: 'change', wantedOn: today, endsOn: null, percent: 60, note: null } as const

it.each([
  ['an end', end, place, null],
  ['an end today', { ...end, wantedOn: today }, place, null],
  ['an end yesterday', { ...end, wantedOn: '2027-03-09' }, place, 'PLACE_REQUEST_INVALID'],
  ['an end in a year', { ...end, wantedOn: '2028-03-10', endsOn: '2028-03-10' }, place, null],
  [
    'an end later than in a year',
    { ...end, wantedOn: '2028-03-12', endsOn: '2028-03-12' },
    place,
    'PLACE_REQUEST_INVALID',
  ],
  [
    'a last day that was shown wrongly',
    { ...end, endsOn: '2027-04-30' },
    place,
    'PLACE_END_CHANGED',
  ],
  ['an end without its last day', { ...end, endsOn: null }, place, 'PLACE_END_CHANGED'],
  [
    'an end of a place that ends then',
    end,
    { ...place, endsOn: '2027-05-31' },
    'PLACE_ENDS_BEFORE',
  ],
  ['an end of a place that ends later', end, { ...place, endsOn: '2027-06-01' }, null],
  ['an end of one that is over', end, { ...place, endsOn: '2027-03-09' }, 'PLACE_ENDS_BEFORE'],
  ['an end before the start', end, { ...place, startsOn: '2027-06-01' }, 'PLACE_REQUEST_INVALID'],
  ['an end with a share', { ...end, percent: 60 }, place, 'PLACE_REQUEST_INVALID'],
  ['a change', change, place, null],
  ['a change to what it is', { ...change, percent: 100 }, place, 'PLACE_REQUEST_INVALID'],
  ['a change in words', { ...change, percent: null, note: 'Bytte avdeling' }, place, null],
  ['a change with a last day', { ...change, endsOn: today }, place, 'PLACE_REQUEST_INVALID'],
  [
    'a change after the end',
    { ...change, wantedOn: '2027-04-01' },
    { ...place, endsOn: '2027-03-31' },
    'PLACE_ENDS_BEFORE',
  ],
] as const)('%s', (_, requested, of, refusal) => {
  expect(judgePlaceRequest(requested, of, today)).toBe(refusal)
})

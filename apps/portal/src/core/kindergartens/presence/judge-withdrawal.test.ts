import { expect, it } from 'vitest'
import { judgeWithdrawal } from './judge-withdrawal.ts'

const today = '2027-03-10'
const before = { today, time: '08:59', absenceUntil: '09:00' }
const after = { ...before, time: '09:00' }

it.each([
  ['of tomorrow', '2027-03-11', '2027-03-11', after, 'withdraw'],
  ['of today, a minute before', today, today, before, 'withdraw'],
  ['of today, at the time', today, today, after, 'ABSENCE_OVER'],
  ['of yesterday', '2027-03-09', '2027-03-09', before, 'ABSENCE_OVER'],
  ['since Monday, before', '2027-03-08', '2027-03-12', before, { endsOn: '2027-03-09' }],
  ['since Monday, after', '2027-03-08', '2027-03-12', after, { endsOn: today }],
  ['from today, after', today, '2027-03-12', after, { endsOn: today }],
  ['until today, before', '2027-03-08', today, before, { endsOn: '2027-03-09' }],
  ['until today, after', '2027-03-08', today, after, 'ABSENCE_OVER'],
] as const)('%s', (_, fromOn, toOn, day, outcome) => {
  expect(judgeWithdrawal({ fromOn, toOn }, day)).toEqual(outcome)
})

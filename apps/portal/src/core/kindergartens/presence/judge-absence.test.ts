import { expect, it } from 'vitest'
import { judgeAbsence } from './judge-absence.ts'

const day = {
  today: '2027-03-10',
  time: '08:00',
  opensAt: '07:30',
  closesAt: '17:00',
  absenceUntil: '09:00',
  isWritten: false,
}
const sick = { kind: 'sick', fromOn: '2027-03-10', toOn: '2027-03-10', arrivesAt: null } as const
const late = { ...sick, kind: 'late', arrivesAt: '10:00' } as const

it.each([
  ['today', sick, day, null],
  ['next week', { ...sick, fromOn: '2027-03-15', toOn: '2027-03-19' }, day, null],
  ['a year', { ...sick, toOn: '2028-03-10' }, day, null],
  ['longer than a year', { ...sick, toOn: '2028-03-12' }, day, 'ABSENCE_DAYS_INVALID'],
  ['the wrong way round', { ...sick, toOn: '2027-03-09' }, day, 'ABSENCE_DAYS_INVALID'],
  ['last week', { ...sick, fromOn: '2027-03-03', toOn: '2027-03-03' }, day, 'ABSENCE_PAST'],
  ['from yesterday', { ...sick, fromOn: '2027-03-09' }, day, 'ABSENCE_PAST'],
  ['late', late, day, null],
  ['late without a time', { ...late, arrivesAt: null }, day, 'ABSENCE_TIME_INVALID'],
  ['late when it opens', { ...late, arrivesAt: '07:30' }, day, 'ABSENCE_TIME_INVALID'],
  ['late when it closes', { ...late, arrivesAt: '17:00' }, day, 'ABSENCE_TIME_INVALID'],
  ['late on two days', { ...late, toOn: '2027-03-11' }, day, 'ABSENCE_TIME_INVALID'],
  ['sick with a time', { ...sick, arrivesAt: '10:00' }, day, 'ABSENCE_TIME_INVALID'],
  ['written, a minute before', sick, { ...day, time: '08:59', isWritten: true }, null],
  [
    'written, at the time',
    sick,
    { ...day, time: '09:00', isWritten: true },
    'ABSENCE_STAFF_DECIDED',
  ],
  ['not written, later', sick, { ...day, time: '11:00' }, null],
  [
    'written today, for tomorrow',
    { ...sick, fromOn: '2027-03-11', toOn: '2027-03-11' },
    { ...day, time: '11:00', isWritten: true },
    null,
  ],
] as const)('%s', (_, reported, onDay, refusal) => {
  expect(judgeAbsence(reported, onDay)).toBe(refusal)
})

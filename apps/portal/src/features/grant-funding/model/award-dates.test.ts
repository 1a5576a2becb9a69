import { expect, it } from 'vitest'
import { acceptReminder, isYearClosed, reportDueOn, reportReminder } from './award-dates.ts'

it('asks for the report after what was paid for, and after the grant was accepted', () => {
  const about = { reportDays: 60, startsOn: '2027-01-10', endsOn: '2027-01-20' }
  const due = (more: object) => reportDueOn({ ...about, acceptedOn: '2026-12-01', ...more })
  expect(due({})).toBe('2027-03-21')
  expect(due({ endsOn: null })).toBe('2027-03-11')
  expect(due({ endsOn: null, startsOn: null })).toBe('2027-01-30')
  expect(due({ acceptedOn: '2027-02-01' })).toBe('2027-04-02')
  expect(due({ reportDays: null })).toBeNull()
})

it('reminds of an offer 7 days and 1 day before its last day, and not after it', () => {
  const of = (today: string) => acceptReminder('2026-12-10', today)
  expect([of('2026-12-02'), of('2026-12-03'), of('2026-12-08')]).toEqual([
    null,
    'accept-7',
    'accept-7',
  ])
  expect([of('2026-12-09'), of('2026-12-10'), of('2026-12-11')]).toEqual([
    'accept-1',
    'accept-1',
    null,
  ])
})

it('reminds of a report 30, 7 and 0 days before it is due, and after that', () => {
  const of = (today: string) => reportReminder('2026-12-31', today)
  expect(['2026-11-30', '2026-12-01', '2026-12-24', '2026-12-31', '2027-01-01'].map(of)).toEqual([
    null,
    'report-30',
    'report-7',
    'report-0',
    'report-overdue',
  ])
})

it('closes a year at the end of the next March', () => {
  expect([isYearClosed(2026, '2027-03-31'), isYearClosed(2026, '2027-04-01')]).toEqual([
    false,
    true,
  ])
})

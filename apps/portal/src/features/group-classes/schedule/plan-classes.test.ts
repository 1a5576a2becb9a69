import { describe, expect, it } from 'vitest'
import { publicHolidayOn } from '#platform/time/public-holidays.ts'
import {
  closestException,
  planClasses,
  type ScheduleException,
  type WeeklyRow,
} from './plan-classes.ts'
import { buildException, buildRow, roomNamed } from './schedule.testing.ts'

const everyDay = (overrides: Partial<WeeklyRow> = {}) =>
  [1, 2, 3, 4, 5, 6, 7].map((isoWeekday) => buildRow({ id: isoWeekday, isoWeekday, ...overrides }))

function datesOf(
  rows: readonly WeeklyRow[],
  exceptions: readonly ScheduleException[],
  [from, days]: [string, number],
) {
  return planClasses(rows, exceptions, publicHolidayOn, { from, days }).map((one) => one.localDate)
}

describe('the weekly schedule', () => {
  it('has every day of a period once, from its first to its last', () => {
    const dates = datesOf(everyDay(), [], ['2026-11-21', 14])
    expect(dates).toHaveLength(14)
    expect([dates[0], dates[13]]).toEqual(['2026-11-21', '2026-12-04'])
  })

  it('has the days on which the clock changes once each', () => {
    expect(datesOf(everyDay(), [], ['2026-10-24', 3])).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ])
    expect(datesOf(everyDay(), [], ['2027-03-27', 3])).toEqual([
      '2027-03-27',
      '2027-03-28',
      '2027-03-29',
    ])
  })

  it('goes over the end of a year and of February', () => {
    expect(datesOf(everyDay(), [], ['2026-12-31', 2])).toEqual(['2026-12-31', '2027-01-01'])
    expect(datesOf(everyDay(), [], ['2028-02-28', 3])).toEqual([
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
    ])
  })

  it('stays within the dates of a row, both included', () => {
    const row = [buildRow({ validFrom: '2026-11-23', validTo: '2026-12-14' })]
    expect(datesOf(row, [], ['2026-11-01', 60])).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
    ])
    expect(datesOf(row, [], ['2026-12-14', 1])).toEqual(['2026-12-14'])
    expect(datesOf(row, [], ['2026-12-15', 30])).toEqual([])
  })

  it('continues from the row that ends to the one that starts the day after', () => {
    const rows = [
      buildRow({ id: 1, validTo: '2026-11-29' }),
      buildRow({ id: 2, seriesId: 1, validFrom: '2026-11-30', startTime: '19:00' }),
    ]
    const plan = planClasses(rows, [], publicHolidayOn, { from: '2026-11-23', days: 14 })
    expect(plan).toMatchObject([
      { scheduleId: 1, localDate: '2026-11-23', startTime: '18:30' },
      { scheduleId: 2, localDate: '2026-11-30', startTime: '19:00' },
    ])
  })

  it('never holds a row that was ended before it started', () => {
    const row = [buildRow({ validFrom: '2026-11-23', validTo: '2026-11-22' })]
    expect(datesOf(row, [], ['2026-11-16', 21])).toEqual([])
  })

  it('sorts the classes of a day by start', () => {
    const rows = ['23:55', '00:00', '07:15'].map((startTime, index) =>
      buildRow({ id: index + 1, startTime }),
    )
    const plan = planClasses(rows, [], publicHolidayOn, { from: '2026-11-23', days: 1 })
    expect(plan.map(({ startTime }) => startTime)).toEqual(['00:00', '07:15', '23:55'])
  })
})

describe('a public holiday', () => {
  const easter: [string, number] = ['2027-03-22', 14]

  it('cancels the classes that are not held on holidays, and no others', () => {
    expect(datesOf(everyDay({ onHolidays: 'rests' }), [], easter)).toEqual([
      '2027-03-22',
      '2027-03-23',
      '2027-03-24',
      '2027-03-27',
      '2027-03-30',
      '2027-03-31',
      '2027-04-01',
      '2027-04-02',
      '2027-04-03',
      '2027-04-04',
    ])
    expect(datesOf(everyDay(), [], easter)).toHaveLength(14)
  })

  it('does not cancel a class that an exception says is held', () => {
    const rows = [buildRow({ onHolidays: 'rests' })]
    const held = buildException({
      seriesId: 1,
      kind: 'changed',
      firstDate: '2027-03-29',
      lastDate: '2027-03-29',
      startTime: '12:00',
    })
    expect(
      planClasses(rows, [held], publicHolidayOn, { from: '2027-03-29', days: 1 }),
    ).toMatchObject([{ localDate: '2027-03-29', startTime: '12:00' }])
  })
})

describe('an exception', () => {
  const period: [string, number] = ['2026-11-16', 21]
  const mondays = [buildRow()]

  it('applies from its first day to its last', () => {
    const closed = buildException({ firstDate: '2026-11-23', lastDate: '2026-11-30' })
    expect(datesOf(mondays, [closed], period)).toEqual(['2026-11-16'])
    expect(datesOf(mondays, [{ ...closed, firstDate: '2026-11-24' }], period)).toHaveLength(2)
    expect(datesOf(mondays, [{ ...closed, lastDate: '2026-11-29' }], period)).toHaveLength(2)
  })

  it('of a centre applies to that centre only, and of a class to that class only', () => {
    const other = buildRow({ id: 2, centerId: 2 })
    expect(datesOf([other], [buildException()], period)).toHaveLength(3)
    const same = buildRow({ id: 3 })
    expect(datesOf([same], [buildException({ seriesId: 1 })], period)).toHaveLength(3)
  })

  it('still applies when the row of its series has changed', () => {
    const later = buildRow({ id: 2, seriesId: 1, validFrom: '2026-11-17' })
    expect(datesOf([later], [buildException({ seriesId: 1 })], period)).toEqual(['2026-11-30'])
  })

  it('changes what it names, and leaves the rest as in the row', () => {
    const plan = (overrides: Partial<ScheduleException>) =>
      planClasses(
        [buildRow({ room: roomNamed('Sal 1', 'Studio 1') })],
        [buildException({ seriesId: 1, kind: 'changed', ...overrides })],
        publicHolidayOn,
        { from: '2026-11-23', days: 1 },
      )
    const usual = { startTime: '18:30', room: roomNamed('Sal 1', 'Studio 1'), capacity: 20 }
    expect(plan({})).toMatchObject([{ ...usual, instructorId: 1 }])
    expect(plan({ startTime: '07:00' })).toMatchObject([{ ...usual, startTime: '07:00' }])
    expect(plan({ capacity: 5 })).toMatchObject([{ ...usual, capacity: 5 }])
    expect(plan({ instructorId: 7 })).toMatchObject([{ ...usual, instructorId: 7 }])
    const room = roomNamed('Basseng', 'Pool')
    expect(plan({ room })).toMatchObject([{ ...usual, room }])
  })

  it('of the class takes precedence over one of its centre, whichever is newer', () => {
    const held = { seriesId: 1, kind: 'changed' } as const
    for (const id of [1, 9])
      expect(
        datesOf(mondays, [buildException({ id: 5 }), buildException({ id, ...held })], period),
      ).toHaveLength(3)
  })

  it('that is newer takes precedence over an older one, in any order', () => {
    const closed = buildException({ id: 1, seriesId: 1 })
    const held = buildException({ id: 2, seriesId: 1, kind: 'changed' })
    expect(datesOf(mondays, [held, closed], period)).toHaveLength(3)
    expect(datesOf(mondays, [closed, held], period)).toHaveLength(3)
    expect(datesOf(mondays, [{ ...closed, id: 3 }, held], period)).toHaveLength(2)
  })

  it('applies only on its days', () => {
    const closed = buildException({ id: 1, firstDate: '2026-11-16', lastDate: '2026-11-30' })
    const held = buildException({ id: 2, seriesId: 1, kind: 'changed' })
    expect(datesOf(mondays, [closed, held], period)).toEqual(['2026-11-23'])
  })
})

it('without exceptions there is no closest one', () => {
  expect(closestException({ seriesId: 1, centerId: 1 }, [])).toBeUndefined()
})

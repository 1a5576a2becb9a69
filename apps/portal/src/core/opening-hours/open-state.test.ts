import type { SpecialHours, WeekHours } from '@trivsel/content-contract/opening-hours'
import { describe, expect, test } from 'vitest'
import { osloDateTime } from '#platform/time/oslo.ts'
import { openState } from './open-state.ts'

const weekdays: WeekHours = { firstDay: 1, lastDay: 5, opens: '08:00', closes: '17:00' }
const lateNights: WeekHours = { firstDay: 4, lastDay: 6, opens: '18:00', closes: '02:00' }
const roundTheClock: WeekHours = { firstDay: 1, lastDay: 7, opens: '00:00', closes: '00:00' }

/** @param at date and clock in Oslo, `2026-11-23T07:59` */
function stateAt(at: string, week: WeekHours[], special: SpecialHours[] = []) {
  return openState({ week, special }, at as `${string}T${string}`)
}

function other(from: string, hours: SpecialHours['hours'] = null, to = from): SpecialHours {
  return { title: null, from, to, hours }
}

describe('a regular week', () => {
  test('opens at the minute of opening and closes at the minute of closing', () => {
    const opens = { kind: 'opensLater', opens: '2026-11-23T08:00' }
    const open = { kind: 'open', closes: '2026-11-23T17:00' }
    expect(stateAt('2026-11-23T07:59', [weekdays])).toEqual(opens)
    expect(stateAt('2026-11-23T08:00', [weekdays])).toEqual(open)
    expect(stateAt('2026-11-23T16:59', [weekdays])).toEqual(open)
    expect(stateAt('2026-11-23T17:00', [weekdays])).toEqual({
      kind: 'opensLater',
      opens: '2026-11-24T08:00',
    })
  })

  test('over a weekend the next opening is on Monday', () => {
    const monday = { kind: 'opensLater', opens: '2026-11-30T08:00' }
    expect(stateAt('2026-11-27T17:00', [weekdays])).toEqual(monday)
    expect(stateAt('2026-11-29T23:59', [weekdays])).toEqual(monday)
  })

  test('a day with two openings is closed between them', () => {
    const lunch = { firstDay: 1, lastDay: 5, opens: '11:00', closes: '13:00' }
    const dinner = { firstDay: 1, lastDay: 5, opens: '16:00', closes: '19:00' }
    expect(stateAt('2026-11-23T14:00', [dinner, lunch])).toEqual({
      kind: 'opensLater',
      opens: '2026-11-23T16:00',
    })
    expect(stateAt('2026-11-23T12:00', [dinner, lunch])).toEqual({
      kind: 'open',
      closes: '2026-11-23T13:00',
    })
  })

  test('a place that never opens is closed', () => {
    expect(stateAt('2026-11-23T12:00', [])).toEqual({ kind: 'closed' })
  })
})

describe('closing after midnight', () => {
  test('the night belongs to the day before', () => {
    const open = { kind: 'open', closes: '2026-11-27T02:00' }
    expect(stateAt('2026-11-26T23:59', [lateNights])).toEqual(open)
    expect(stateAt('2026-11-27T00:00', [lateNights])).toEqual(open)
    expect(stateAt('2026-11-27T01:59', [lateNights])).toEqual(open)
    expect(stateAt('2026-11-27T02:00', [lateNights])).toEqual({
      kind: 'opensLater',
      opens: '2026-11-27T18:00',
    })
  })

  test('the last night of the week ends on a day that is closed', () => {
    expect(stateAt('2026-11-29T01:00', [lateNights])).toMatchObject({ kind: 'open' })
    expect(stateAt('2026-11-29T02:00', [lateNights])).toEqual({
      kind: 'opensLater',
      opens: '2026-12-03T18:00',
    })
  })

  test('closing at midnight is at the end of the day', () => {
    const untilMidnight = { firstDay: 1, lastDay: 7, opens: '06:00', closes: '00:00' }
    expect(stateAt('2026-11-23T23:59', [untilMidnight])).toEqual({
      kind: 'open',
      closes: '2026-11-24T00:00',
    })
    expect(stateAt('2026-11-24T00:00', [untilMidnight])).toMatchObject({ kind: 'opensLater' })
  })

  test('a place that is open around the clock has no closing time', () => {
    expect(stateAt('2026-11-23T00:00', [roundTheClock])).toEqual({ kind: 'open', closes: null })
  })

  test('consecutive openings are joined', () => {
    const day = { firstDay: 1, lastDay: 4, opens: '00:00', closes: '00:00' }
    const friday = { firstDay: 5, lastDay: 5, opens: '00:00', closes: '20:00' }
    expect(stateAt('2026-11-25T12:00', [day, friday])).toEqual({
      kind: 'open',
      closes: '2026-11-27T20:00',
    })
  })
})

describe('special hours', () => {
  test('replace the regular ones from their first to their last day only', () => {
    const summer = [other('2026-06-22', { opens: '10:00', closes: '14:00' }, '2026-06-26')]
    expect(stateAt('2026-06-19T15:00', [weekdays], summer)).toMatchObject({ kind: 'open' })
    expect(stateAt('2026-06-22T09:00', [weekdays], summer)).toEqual({
      kind: 'opensLater',
      opens: '2026-06-22T10:00',
    })
    expect(stateAt('2026-06-26T13:59', [weekdays], summer)).toEqual({
      kind: 'open',
      closes: '2026-06-26T14:00',
    })
    expect(stateAt('2026-06-26T15:00', [weekdays], summer)).toEqual({
      kind: 'opensLater',
      opens: '2026-06-29T08:00',
    })
  })

  test('closed days are skipped until the place opens again', () => {
    const closed = [other('2026-11-23', null, '2026-11-25')]
    expect(stateAt('2026-11-23T12:00', [weekdays], closed)).toEqual({
      kind: 'opensLater',
      opens: '2026-11-26T08:00',
    })
  })

  test('the shorter one counts inside a longer one, whatever their order', () => {
    const closed = other('2026-07-01', null, '2026-07-31')
    const oneDay = other('2026-07-15', { opens: '12:00', closes: '15:00' })
    for (const special of [
      [closed, oneDay],
      [oneDay, closed],
    ]) {
      expect(stateAt('2026-07-15T13:00', [weekdays], special)).toMatchObject({ kind: 'open' })
      expect(stateAt('2026-07-16T13:00', [weekdays], special)).toMatchObject({
        kind: 'opensLater',
        opens: '2026-08-03T08:00',
      })
    }
  })

  test('a closed day does not cut short the late night before it', () => {
    const closed = [other('2026-11-28')]
    expect(stateAt('2026-11-28T01:00', [lateNights], closed)).toEqual({
      kind: 'open',
      closes: '2026-11-28T02:00',
    })
    expect(stateAt('2026-11-28T20:00', [lateNights], closed)).toMatchObject({ kind: 'opensLater' })
  })

  test('a special day may last past midnight, and a closed day has no night', () => {
    const party = [other('2026-11-23', { opens: '18:00', closes: '03:00' })]
    expect(stateAt('2026-11-24T02:59', [weekdays], party)).toEqual({
      kind: 'open',
      closes: '2026-11-24T03:00',
    })
    const closedFriday = [other('2026-11-27')]
    expect(stateAt('2026-11-28T01:00', [lateNights], closedFriday)).toMatchObject({
      kind: 'opensLater',
      opens: '2026-11-28T18:00',
    })
  })
})

describe('public holidays', () => {
  test('are uncertain without special hours', () => {
    const state = { kind: 'uncertain', holiday: 'labourDay' }
    expect(stateAt('2026-05-01T00:00', [weekdays])).toEqual(state)
    expect(stateAt('2026-05-01T12:00', [weekdays])).toEqual(state)
    expect(stateAt('2026-05-01T23:59', [weekdays])).toEqual(state)
    expect(stateAt('2026-04-30T16:59', [weekdays])).toMatchObject({ kind: 'open' })
  })

  test('follow their special hours, also when these are closed', () => {
    const holidays = [other('2026-12-25'), other('2026-12-26', { opens: '10:00', closes: '16:00' })]
    const week = [{ ...weekdays, lastDay: 7 }]
    expect(stateAt('2026-12-25T12:00', week, holidays)).toEqual({
      kind: 'opensLater',
      opens: '2026-12-26T10:00',
    })
    expect(stateAt('2026-12-26T12:00', week, holidays)).toMatchObject({ kind: 'open' })
  })

  test('a holiday ahead on which the place would open is named instead of the day after', () => {
    expect(stateAt('2026-05-22T18:00', [weekdays])).toEqual({
      kind: 'mayOpen',
      date: '2026-05-25',
      holiday: 'whitMonday',
    })
  })

  test('a holiday on which the place is closed anyway changes nothing ahead of it', () => {
    const saturdays = { firstDay: 6, lastDay: 6, opens: '10:00', closes: '14:00' }
    expect(stateAt('2026-04-01T12:00', [saturdays])).toEqual({
      kind: 'opensLater',
      opens: '2026-04-04T10:00',
    })
  })

  test('the night before a holiday is certain, the night of the holiday is not', () => {
    const nights = [{ firstDay: 1, lastDay: 7, opens: '18:00', closes: '02:00' }]
    expect(stateAt('2026-05-17T01:00', nights)).toMatchObject({ kind: 'open' })
    expect(stateAt('2026-05-18T01:59', nights)).toEqual({
      kind: 'uncertain',
      holiday: 'constitutionDay',
    })
    expect(stateAt('2026-05-18T02:00', nights)).toMatchObject({ kind: 'opensLater' })
  })

  test('a place open around the clock has an unknown closing time before a holiday', () => {
    expect(stateAt('2026-04-30T12:00', [roundTheClock])).toEqual({ kind: 'open', closes: null })
  })
})

describe('the wall time in Oslo decides', () => {
  const morning = { firstDay: 1, lastDay: 7, opens: '08:00', closes: '17:00' }
  const at = (instant: string, week: WeekHours[]) =>
    openState({ week, special: [] }, osloDateTime(new Date(instant)))

  test('in summer and in winter', () => {
    expect(at('2026-10-24T05:59:59Z', [morning])).toMatchObject({ kind: 'opensLater' })
    expect(at('2026-10-24T06:00:00Z', [morning])).toMatchObject({ kind: 'open' })
    expect(at('2026-10-25T06:59:59Z', [morning])).toMatchObject({ kind: 'opensLater' })
    expect(at('2026-10-25T07:00:00Z', [morning])).toMatchObject({ kind: 'open' })
  })

  const until = (closes: string) => [{ firstDay: 6, lastDay: 6, opens: '18:00', closes }]

  test('in the night that repeats an hour, a place that has closed stays closed', () => {
    expect(at('2026-10-25T00:29:00Z', until('02:30'))).toMatchObject({ kind: 'open' })
    expect(at('2026-10-25T00:30:00Z', until('02:30'))).toMatchObject({ kind: 'opensLater' })
    expect(at('2026-10-25T01:10:00Z', until('02:30'))).toMatchObject({ kind: 'opensLater' })
    expect(at('2026-10-25T01:59:00Z', until('03:00'))).toMatchObject({ kind: 'open' })
    expect(at('2026-10-25T02:00:00Z', until('03:00'))).toMatchObject({ kind: 'opensLater' })
  })

  test('in the night that skips an hour, closing within it is closing at its end', () => {
    expect(at('2027-03-28T00:59:00Z', until('02:30'))).toMatchObject({ kind: 'open' })
    expect(at('2027-03-28T01:00:00Z', until('02:30'))).not.toMatchObject({ kind: 'open' })
  })
})

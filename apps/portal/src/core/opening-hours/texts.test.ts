import { afterEach, describe, expect, test } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { dateRangeText } from './date-text.ts'
import { daysText, hoursText } from './hours-text.ts'
import type { OpenState } from './open-state.ts'
import { openStateText } from './open-state-text.ts'

afterEach(() => overwriteGetLocale(() => 'no'))
const english = () => overwriteGetLocale(() => 'en')

describe('whether a place is open', () => {
  const now = '2026-11-23T12:00'
  const texts: [OpenState, string, string][] = [
    [
      { kind: 'open', closes: '2026-11-23T17:00' },
      'Åpent nå, stenger 17.00',
      'Open now, closes at 17:00',
    ],
    [
      { kind: 'open', closes: '2026-11-24T02:00' },
      'Åpent nå, stenger 02.00',
      'Open now, closes at 02:00',
    ],
    [
      { kind: 'open', closes: '2026-11-24T20:00' },
      'Åpent nå, stenger i morgen 20.00',
      'Open now, closes tomorrow at 20:00',
    ],
    [
      { kind: 'open', closes: '2026-11-27T20:00' },
      'Åpent nå, stenger fredag 20.00',
      'Open now, closes Friday at 20:00',
    ],
    [{ kind: 'open', closes: null }, 'Åpent nå', 'Open now'],
    [
      { kind: 'opensLater', opens: '2026-11-23T16:00' },
      'Stengt nå, åpner 16.00',
      'Closed now, opens at 16:00',
    ],
    [
      { kind: 'opensLater', opens: '2026-11-24T08:00' },
      'Stengt nå, åpner i morgen 08.00',
      'Closed now, opens tomorrow at 08:00',
    ],
    [
      { kind: 'opensLater', opens: '2026-11-29T08:00' },
      'Stengt nå, åpner søndag 08.00',
      'Closed now, opens Sunday at 08:00',
    ],
    [
      { kind: 'opensLater', opens: '2026-11-30T08:00' },
      'Stengt nå, åpner mandag 30.\u00a0november 08.00',
      'Closed now, opens Monday 30\u00a0November at 08:00',
    ],
    [
      { kind: 'mayOpen', date: '2026-11-24', holiday: 'whitMonday' },
      'Stengt nå. Åpningstidene kan være annerledes i morgen (andre pinsedag)',
      'Closed now. Opening hours may differ tomorrow (Whit Monday)',
    ],
    [
      { kind: 'uncertain', holiday: 'constitutionDay' },
      'Åpningstidene kan være annerledes i dag (17.\u00a0mai)',
      'Opening hours may differ today (17 May)',
    ],
    [{ kind: 'closed' }, 'Stengt', 'Closed'],
  ]

  test.each(texts)('%j', (state, norwegian, inEnglish) => {
    expect(openStateText(state, now)).toBe(norwegian)
    english()
    expect(openStateText(state, now)).toBe(inEnglish)
  })
})

test('days and hours', () => {
  expect(daysText({ firstDay: 1, lastDay: 4 })).toBe('Mandag–torsdag')
  expect(daysText({ firstDay: 6, lastDay: 6 })).toBe('Lørdag')
  expect(daysText({ firstDay: 1, lastDay: 7 })).toBe('Alle dager')
  expect(hoursText([{ opens: '08:00', closes: '17:00' }])).toBe('08.00–17.00')
  expect(hoursText([{ opens: '00:00', closes: '00:00' }])).toBe('Hele døgnet')
  expect(hoursText([])).toBe('Stengt')
  english()
  expect(daysText({ firstDay: 6, lastDay: 7 })).toBe('Saturday–Sunday')
  expect(
    hoursText([
      { opens: '11:00', closes: '13:00' },
      { opens: '16:00', closes: '02:00' },
    ]),
  ).toBe('11:00–13:00, 16:00–02:00')
})

test('a range of dates names the year only when it is another one', () => {
  const christmas = { from: '2026-12-24', to: '2027-01-03' }
  expect(dateRangeText(christmas, '2026-11-23')).toBe(
    'torsdag 24.\u00a0desember – søndag 3.\u00a0januar 2027',
  )
  expect(dateRangeText({ from: '2026-12-24', to: '2026-12-24' }, '2026-11-23')).toBe(
    'torsdag 24.\u00a0desember',
  )
})

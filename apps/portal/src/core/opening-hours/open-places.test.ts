import type { SpecialHours } from '@trivsel/content-contract/opening-hours'
import { describe, expect, test } from 'vitest'
import { openPlaces, type Place } from './open-places.ts'

/** Wednesday 25 November 2026, noon in Oslo. */
const now = new Date('2026-11-25T11:00:00Z')

function place(name: string, opens: string, closes: string, special: SpecialHours[] = []): Place {
  const week = [{ firstDay: 1, lastDay: 5, opens, closes }] as const
  return { name, href: `/${name}`, schedule: { week: [...week], special } }
}

const breakfast = place('Breakfast', '07:00', '10:00')
const lunch = place('Lunch', '10:00', '15:00')
const dinner = place('Dinner', '11:00', '22:00')
const evening = place('Evening', '17:00', '23:00')

const linesOf = (places: Place[]) =>
  openPlaces(places, now)?.lines.map(({ name, text }) => `${name}: ${text}`)

test('returns nothing when no place has hours', () => {
  expect(openPlaces([], now)).toBeNull()
})

describe('places that are open', () => {
  test('are counted, and those that close last come first', () => {
    expect(openPlaces([breakfast, lunch, dinner, evening], now)?.open).toBe(2)
    expect(linesOf([breakfast, lunch, dinner, evening])).toEqual([
      'Dinner: til 22.00',
      'Lunch: til 15.00',
    ])
  })

  test('are four at most', () => {
    expect(linesOf([lunch, dinner, lunch, dinner, lunch])).toHaveLength(4)
  })

  test('open around the clock come first', () => {
    const always = place('Always', '00:00', '00:00')
    always.schedule = {
      week: [{ firstDay: 1, lastDay: 7, opens: '00:00', closes: '00:00' }],
      special: [],
    }
    expect(linesOf([dinner, always])?.[0]).toBe('Always: Åpent nå')
  })
})

test('names the place that opens first when none is open', () => {
  expect(openPlaces([breakfast, evening], now)?.open).toBe(0)
  expect(linesOf([breakfast, evening])).toEqual(['Evening: Stengt nå, åpner 17.00'])
})

describe('special hours', () => {
  const christmas = { title: 'Julaften', from: '2026-12-24', to: '2026-12-24', hours: null }
  const exams = { title: 'Eksamenstid', from: '2026-12-09', to: '2026-12-11', hours: null }
  const later = { title: 'Senere', from: '2026-12-10', to: '2026-12-10', hours: null }
  const special = (...all: SpecialHours[]) =>
    openPlaces(
      all.map((hours) => place('Kafé', '08:00', '16:00', [hours])),
      now,
    )?.special

  test('are shown when they start within two weeks', () => {
    expect(special(exams)).toBe('Eksamenstid, onsdag 9.\u00a0desember – fredag 11.\u00a0desember')
    expect(special(later)).toBeNull()
    expect(special(christmas)).toBeNull()
  })

  test('are those that most places have', () => {
    const own = { title: 'Flytting', from: '2026-11-26', to: '2026-11-26', hours: null }
    expect(special(own, exams, exams)).toMatch(/^Eksamenstid/)
  })

  test('without a title are shown only on the page of the place', () => {
    expect(special({ ...exams, title: null })).toBeNull()
  })
})

import { describe, expect, it } from 'vitest'
import { dayName, groupByDay } from './agenda.ts'

describe('the agenda', () => {
  it('has days in order, with their entries by time', () => {
    const at = (startTime: string) => ({ startTime })
    const entries = [
      at('2026-11-27T17:00:00+01:00'),
      at('2026-11-26T06:45:00+01:00'),
      at('2026-11-26T05:30:00Z'),
    ]
    expect(groupByDay(entries)).toEqual([
      { date: '2026-11-26', entries: [entries[2], entries[1]] },
      { date: '2026-11-27', entries: [entries[0]] },
    ])
  })

  it('counts days as they are in Norway', () => {
    const late = { startTime: '2026-11-26T22:59:00Z' }
    const early = { startTime: '2026-11-26T23:00:00Z' }
    expect(groupByDay([early, late]).map(({ date }) => date)).toEqual(['2026-11-26', '2026-11-27'])
  })

  it('has no days without entries', () => {
    expect(groupByDay([])).toEqual([])
  })

  it.each([
    ['2026-11-26', 'I dag, torsdag 26.\u00a0november'],
    ['2026-11-27', 'I morgen, fredag 27.\u00a0november'],
    ['2026-11-28', 'Lørdag 28.\u00a0november'],
  ])('names %s', (date, name) => {
    expect(dayName(date, '2026-11-26')).toBe(name)
  })
})

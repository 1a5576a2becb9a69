import { describe, expect, it } from 'vitest'
import { accessOf, standingOf } from './states.ts'

describe('the state of a child', () => {
  const place = (startsOn: string, endsOn: string | null = null) => ({ startsOn, endsOn })
  it.each([
    ['on the first day', [place('2026-11-23')], 'now', '2026-11-23'],
    ['on the last day', [place('2026-08-01', '2026-11-23')], 'now', '2026-08-01'],
    ['the day after the last', [place('2026-08-01', '2026-11-22')], 'ended', '2026-08-01'],
    ['the day before the first', [place('2026-11-24')], 'later', '2026-11-24'],
    [
      'between two places',
      [place('2027-01-01'), place('2026-01-01', '2026-06-30')],
      'later',
      '2027-01-01',
    ],
    [
      'with a move ahead',
      [place('2027-01-01'), place('2026-08-01', '2026-12-31')],
      'now',
      '2026-08-01',
    ],
    [
      'after the last of two',
      [place('2026-03-01', '2026-06-30'), place('2026-01-01', '2026-02-28')],
      'ended',
      '2026-03-01',
    ],
  ] as const)('%s', (_, places, state, startsOn) => {
    expect(standingOf(places, '2026-11-23')).toMatchObject({ state, place: { startsOn } })
  })
})

describe('the access of a guardian', () => {
  const at = new Date('2026-11-23T10:00:00Z')
  const closed = { hasResponsibility: true, openedAt: null, closedAt: null, blockedAt: null }
  it.each([
    ['waits until staff decide', {}, 'waits'],
    ['is open', { openedAt: at }, 'open'],
    ['does not wait when staff took it back', { closedAt: at }, 'closed'],
    ['is blocked, also where it was open', { openedAt: at, blockedAt: at }, 'blocked'],
    ['is none without responsibility', { hasResponsibility: false, openedAt: at }, 'none'],
  ] as const)('%s', (_, change, state) => {
    expect(accessOf({ ...closed, ...change })).toBe(state)
  })
})

import { describe, expect, it } from 'vitest'
import { blockEndsAt, findBlockingNoShows } from './no-show-rules.ts'

const settings = { noShowLimit: 2, noShowDays: 30, blockDays: 30 }
const at = (instant: string) => ({ startsAt: new Date(instant) })

describe('no-shows block', () => {
  it('when two are within thirty days', () => {
    const two = [at('2026-09-01T16:00:00Z'), at('2026-10-01T15:59:59.999Z')]
    expect(findBlockingNoShows(two, settings)).toEqual(two)
  })

  it('not when the second comes thirty days later at the same time of day', () => {
    expect(
      findBlockingNoShows([at('2026-09-01T16:00:00Z'), at('2026-10-01T16:00:00Z')], settings),
    ).toEqual([])
  })

  it('by days of the calendar, also where the clock goes back in between', () => {
    const first = at('2026-10-10T16:00:00Z')
    expect(findBlockingNoShows([first, at('2026-11-09T16:59:59Z')], settings)).toHaveLength(2)
    expect(findBlockingNoShows([first, at('2026-11-09T17:00:00Z')], settings)).toEqual([])
  })

  it('by days of the calendar, also where the clock goes forward in between', () => {
    const first = at('2027-03-10T17:00:00Z')
    expect(findBlockingNoShows([first, at('2027-04-09T15:59:59Z')], settings)).toHaveLength(2)
    expect(findBlockingNoShows([first, at('2027-04-09T16:00:00Z')], settings)).toEqual([])
  })

  it('with those that are close to each other, whatever came before', () => {
    const [old, third, fourth] = [
      at('2026-06-01T16:00:00Z'),
      at('2026-09-01T16:00:00Z'),
      at('2026-09-02T16:00:00Z'),
    ]
    expect(findBlockingNoShows([old, third, fourth], settings)).toEqual([third, fourth])
  })

  it('not with fewer than the limit, and at once with a limit of one', () => {
    const one = at('2026-09-01T16:00:00Z')
    expect(findBlockingNoShows([], settings)).toEqual([])
    expect(findBlockingNoShows([one], settings)).toEqual([])
    expect(findBlockingNoShows([one], { ...settings, noShowLimit: 1 })).toEqual([one])
  })
})

it('a block ends at the same time of day, also across a change of the clock', () => {
  expect(blockEndsAt(new Date('2026-10-10T16:00:00Z'), settings)).toEqual(
    new Date('2026-11-09T17:00:00Z'),
  )
})

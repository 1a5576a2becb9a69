import { describe, expect, it } from 'vitest'
import {
  type GroupClassState,
  groupClassStatus,
  isBookable,
  isCancellable,
  isFull,
  isQueueOpen,
  queueSize,
} from './rules.ts'

const startsAt = new Date('2026-11-27T17:30:00Z')

function buildClass(overrides: Partial<GroupClassState> = {}): GroupClassState {
  return {
    startsAt,
    bookingOpensAt: new Date('2026-11-22T17:30:00Z'),
    unbookingClosesAt: new Date('2026-11-27T14:30:00Z'),
    cancelledAt: null,
    capacity: 20,
    bookedCount: 0,
    queuedCount: 0,
    queueLimit: null,
    ...overrides,
  }
}
const full = { bookedCount: 20, queuedCount: 3 }
const at = (time: string) => new Date(time)

describe('booking a class', () => {
  it('opens at the second of the opening and not before', () => {
    expect(isBookable(buildClass(), at('2026-11-22T17:29:59.999Z'))).toBe(false)
    expect(groupClassStatus(buildClass(), at('2026-11-22T17:29:59.999Z'))).toBe('not-open-yet')
    expect(isBookable(buildClass(), at('2026-11-22T17:30:00Z'))).toBe(true)
  })

  it('ends when the class starts', () => {
    expect(isBookable(buildClass(), at('2026-11-27T17:29:59.999Z'))).toBe(true)
    expect(isBookable(buildClass(), startsAt)).toBe(false)
    expect(groupClassStatus(buildClass(), startsAt)).toBe('started')
  })

  it('of a full class is a place in the queue until three hours before start', () => {
    const now = at('2026-11-27T14:29:59.999Z')
    expect(groupClassStatus(buildClass(full), now)).toBe('queue-open')
    expect(isBookable(buildClass(full), now)).toBe(true)
    expect(groupClassStatus(buildClass(full), at('2026-11-27T14:30:00Z'))).toBe('full')
    expect(isBookable(buildClass(full), at('2026-11-27T14:30:00Z'))).toBe(false)
  })

  it.each([
    [null, 'queue-open'],
    [4, 'queue-open'],
    [3, 'full'],
    [2, 'full'],
    [0, 'full'],
  ])('of a full class with three in the queue and a limit of %s is: %s', (queueLimit, status) => {
    const now = at('2026-11-27T12:00:00Z')
    const state = buildClass({ ...full, queueLimit })
    expect(groupClassStatus(state, now)).toBe(status)
    expect(isBookable(state, now)).toBe(status === 'queue-open')
  })

  it('needs no queue while a place is free', () => {
    const state = buildClass({ bookedCount: 19, queueLimit: 0 })
    expect(isBookable(state, at('2026-11-27T12:00:00Z'))).toBe(true)
  })

  it('is possible for the last place, and then the class is full', () => {
    expect(isFull(buildClass({ bookedCount: 19 }))).toBe(false)
    expect(isFull(buildClass({ bookedCount: 20 }))).toBe(true)
  })

  it('is possible in the last three hours when a place is free', () => {
    const state = buildClass({ bookedCount: 19 })
    expect(groupClassStatus(state, at('2026-11-27T17:00:00Z'))).toBe('places-free')
  })

  it('of a cancelled class is never possible', () => {
    const state = buildClass({ cancelledAt: at('2026-11-23T08:00:00Z') })
    expect(groupClassStatus(state, at('2026-11-24T08:00:00Z'))).toBe('cancelled')
    expect(isBookable(state, at('2026-11-24T08:00:00Z'))).toBe(false)
  })
})

describe('unbooking a class', () => {
  it('closes exactly three hours before start', () => {
    expect(isCancellable(buildClass(), at('2026-11-27T14:29:59.999Z'))).toBe(true)
    expect(isCancellable(buildClass(), at('2026-11-27T14:30:00Z'))).toBe(false)
  })

  it('ends with the queue, whose size is 0 from then on', () => {
    const before = at('2026-11-27T14:29:59.999Z')
    const after = at('2026-11-27T14:30:00Z')
    expect([isQueueOpen(buildClass(full), before), queueSize(buildClass(full), before)]).toEqual([
      true,
      3,
    ])
    expect([isQueueOpen(buildClass(full), after), queueSize(buildClass(full), after)]).toEqual([
      false,
      0,
    ])
  })

  it('is not possible for a cancelled class, whose queue size is 0', () => {
    const state = buildClass({ ...full, cancelledAt: at('2026-11-23T08:00:00Z') })
    const now = at('2026-11-24T08:00:00Z')
    expect([isCancellable(state, now), isQueueOpen(state, now), queueSize(state, now)]).toEqual([
      false,
      false,
      0,
    ])
  })
})

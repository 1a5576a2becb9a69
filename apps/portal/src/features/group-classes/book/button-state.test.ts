import { describe, expect, test } from 'vitest'
import type { SportsBooking } from '../model/contract.ts'
import { exercise } from '../model/group-exercise.testing.ts'
import { buttonState, classStatuses } from './button-state.ts'

const booking = (overrides: Partial<SportsBooking> = {}): SportsBooking => ({
  id: 9,
  classId: 1,
  centerId: 1,
  queueSize: 0,
  queuePosition: 0,
  startTime: '2026-11-25T17:30:00Z',
  endTime: '2026-11-25T18:30:00Z',
  unbookingClosesAt: '2026-11-25T14:30:00Z',
  className: 'Yoga',
  centerName: 'Domus',
  roomName: 'Sal 1',
  instructorName: 'Ida',
  canBeCancelled: true,
  ...overrides,
})

describe('the round button', () => {
  test('asks for confirmation while unbooking is possible, and books at once after that', () => {
    expect(buttonState(exercise(), undefined)).toEqual({ kind: 'book', confirmation: 'place' })
    expect(buttonState(exercise({ isCancellable: false }), undefined)).toEqual({
      kind: 'book',
      confirmation: 'none',
    })
  })

  test('offers the queue of a full class, also when it is empty', () => {
    for (const queueSize of [0, 3])
      expect(buttonState(exercise({ isFull: true, queueSize }), undefined)).toEqual({
        kind: 'book',
        confirmation: 'queue',
      })
  })

  test('unbooks, or is locked when it is too late', () => {
    const isQueued = false
    expect(buttonState(exercise(), booking())).toEqual({ kind: 'unbook', isQueued })
    const locked = booking({ canBeCancelled: false })
    expect(buttonState(exercise(), locked)).toEqual({ kind: 'locked', isQueued })
  })

  test('distinguishes a place in the queue from a place in the class', () => {
    const queued = booking({ queuePosition: 1 })
    expect(buttonState(exercise(), queued)).toEqual({ kind: 'unbook', isQueued: true })
  })

  test('is disabled for a class that cannot be booked, unless the member has a place in it', () => {
    const closed = exercise({ isBookable: false })
    expect(buttonState(closed, undefined)).toEqual({ kind: 'disabled' })
    expect(buttonState(closed, booking())).toMatchObject({ kind: 'unbook' })
  })

  test('is blocked for a member who may not book, but still unbooks', () => {
    for (const blockingReason of ['blocked', 'frozen', 'disqualified'] as const) {
      expect(buttonState(exercise(), undefined, blockingReason)).toEqual({ kind: 'blocked' })
      expect(buttonState(exercise(), booking(), blockingReason)).toMatchObject({ kind: 'unbook' })
    }
  })

  test('can be pressed without a membership, to learn how to get one', () => {
    expect(buttonState(exercise(), undefined, 'no-membership')).toMatchObject({ kind: 'book' })
  })
})

describe('a class that does not take place', () => {
  const cancelled = exercise({ isCancelled: true, isBookable: false, placesLeft: 2, isFull: true })

  test('has a disabled button, and no other status', () => {
    for (const own of [undefined, booking()]) {
      expect(buttonState(cancelled, own)).toEqual({ kind: 'disabled' })
      expect(classStatuses(cancelled, own, new Date('2026-11-19T12:00:00Z'))).toEqual([
        { kind: 'cancelled' },
      ])
    }
  })
})

describe('the status', () => {
  const now = new Date('2026-11-24T12:00:00Z')

  test('says how many places are left to members without a place', () => {
    const few = exercise({ placesLeft: 1 })
    expect(classStatuses(few, undefined, now)).toEqual([{ kind: 'few', left: 1 }])
    expect(classStatuses(few, booking(), now)).toEqual([{ kind: 'booked' }])
    expect(classStatuses(exercise({ placesLeft: 0, isFull: true }), undefined, now)).toEqual([
      { kind: 'full', queueSize: 0 },
    ])
  })

  test('names the queue before the member’s own position in it', () => {
    expect(classStatuses(exercise({ queueSize: 5 }), booking({ queuePosition: 3 }), now)).toEqual([
      { kind: 'queue', size: 5 },
      { kind: 'position', position: 3 },
    ])
    expect(classStatuses(exercise(), booking(), now)).toEqual([{ kind: 'booked' }])
  })

  test('is empty while there are free places', () => {
    expect(classStatuses(exercise(), undefined, now)).toEqual([])
  })

  test('is full from the last place on, and says in the same message how many wait', () => {
    const full = exercise({ isFull: true })
    expect(classStatuses(full, undefined, now)).toEqual([{ kind: 'full', queueSize: 0 }])
    expect(classStatuses({ ...full, queueSize: 1 }, undefined, now)).toEqual([
      { kind: 'full', queueSize: 1 },
    ])
  })

  test('is only the queue while a free place is being given to the first in it', () => {
    expect(classStatuses(exercise({ queueSize: 2 }), undefined, now)).toEqual([
      { kind: 'queue', size: 2 },
    ])
  })

  test('says before booking that it cannot be undone', () => {
    const late = exercise({ isCancellable: false })
    expect(classStatuses(late, undefined, now)).toEqual([{ kind: 'binding' }])
    expect(classStatuses({ ...late, isBookable: false }, undefined, now)).toEqual([
      { kind: 'full', queueSize: 0 },
    ])
    expect(classStatuses(exercise(), undefined, now)).toEqual([])
  })

  test('says that the deadline has passed only to members who have booked, until the start', () => {
    const late = exercise({ isCancellable: false })
    const locked = booking({ canBeCancelled: false })
    expect(classStatuses(late, locked, now)).toEqual([
      { kind: 'booked' },
      { kind: 'locked', isQueued: false },
    ])
    expect(classStatuses(late, { ...locked, queuePosition: 2 }, now)).toEqual([
      { kind: 'position', position: 2 },
      { kind: 'locked', isQueued: true },
    ])
    expect(classStatuses(late, locked, new Date(late.startTime))).toEqual([{ kind: 'booked' }])
  })

  test('is not full for a member who has a place', () => {
    const full = exercise({ isFull: true })
    expect(classStatuses(full, booking(), now)).toEqual([{ kind: 'booked' }])
  })

  test('says when booking opens, exact to the second', () => {
    const closed = exercise({ isFull: true, isBookable: false })
    const opens = new Date('2026-11-20T17:30:00Z')
    expect(classStatuses(closed, undefined, new Date('2026-11-20T17:29:59Z'))).toEqual([
      { kind: 'opens', at: opens },
    ])
    expect(classStatuses(closed, undefined, opens)).toEqual([{ kind: 'full', queueSize: 0 }])
  })

  test('is full until the start, and started after it', () => {
    const closed = exercise({ isBookable: false })
    expect(classStatuses(closed, undefined, new Date('2026-11-25T17:29:59Z'))).toEqual([
      { kind: 'full', queueSize: 0 },
    ])
    expect(classStatuses(closed, undefined, new Date('2026-11-25T17:30:00Z'))).toEqual([
      { kind: 'started' },
    ])
  })
})

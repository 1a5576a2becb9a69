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
  className: 'Yoga',
  centerName: 'Domus',
  roomName: 'Sal 1',
  instructorName: 'Ida',
  canBeCancelled: true,
  ...overrides,
})

describe('the round button', () => {
  test('books after asking while unbooking is possible, and straight through after that', () => {
    expect(buttonState(exercise(), undefined)).toEqual({ kind: 'book', confirmation: 'place' })
    expect(buttonState(exercise({ isCancellable: false }), undefined)).toEqual({
      kind: 'book',
      confirmation: 'none',
    })
  })

  test('offers the queue of a full class, also while nobody waits in it', () => {
    for (const queueSize of [0, 3])
      expect(buttonState(exercise({ isFull: true, queueSize }), undefined)).toEqual({
        kind: 'book',
        confirmation: 'queue',
      })
  })

  test('gives a place back, or says that it is too late', () => {
    const isQueued = false
    expect(buttonState(exercise(), booking())).toEqual({ kind: 'unbook', isQueued })
    const locked = booking({ canBeCancelled: false })
    expect(buttonState(exercise(), locked)).toEqual({ kind: 'locked', isQueued })
  })

  test('tells a place in the queue from a place in the class', () => {
    const queued = booking({ queuePosition: 1 })
    expect(buttonState(exercise(), queued)).toEqual({ kind: 'unbook', isQueued: true })
  })

  test('is disabled for a class that cannot be booked, unless one has a place in it', () => {
    const closed = exercise({ isBookable: false })
    expect(buttonState(closed, undefined)).toEqual({ kind: 'disabled' })
    expect(buttonState(closed, booking())).toMatchObject({ kind: 'unbook' })
  })

  test('is blocked for whom something holds back, but lets go of what they have booked', () => {
    for (const blockingReason of ['blocked', 'frozen', 'disqualified'] as const) {
      expect(buttonState(exercise(), undefined, blockingReason)).toEqual({ kind: 'blocked' })
      expect(buttonState(exercise(), booking(), blockingReason)).toMatchObject({ kind: 'unbook' })
    }
  })

  test('lets whoever has no membership press it, who hears how to get one', () => {
    expect(buttonState(exercise(), undefined, 'no-membership')).toMatchObject({ kind: 'book' })
  })
})

describe('a class that does not take place', () => {
  const cancelled = exercise({ isCancelled: true, isBookable: false, placesLeft: 2, isFull: true })

  test('can be pressed by nobody, and says nothing else', () => {
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

  test('says how many places are left, to whoever has none', () => {
    const few = exercise({ placesLeft: 1 })
    expect(classStatuses(few, undefined, now)).toEqual([{ kind: 'few', left: 1 }])
    expect(classStatuses(few, booking(), now)).toEqual([{ kind: 'booked' }])
    expect(classStatuses(exercise({ placesLeft: 0, isFull: true }), undefined, now)).toEqual([
      { kind: 'full', queueSize: 0 },
    ])
  })

  test('names the queue before one’s own place in it', () => {
    expect(classStatuses(exercise({ queueSize: 5 }), booking({ queuePosition: 3 }), now)).toEqual([
      { kind: 'queue', size: 5 },
      { kind: 'position', position: 3 },
    ])
    expect(classStatuses(exercise(), booking(), now)).toEqual([{ kind: 'booked' }])
  })

  test('is silent while there are free places', () => {
    expect(classStatuses(exercise(), undefined, now)).toEqual([])
  })

  test('is full from the last place on, and says in the same message how many wait', () => {
    const full = exercise({ isFull: true })
    expect(classStatuses(full, undefined, now)).toEqual([{ kind: 'full', queueSize: 0 }])
    expect(classStatuses({ ...full, queueSize: 1 }, undefined, now)).toEqual([
      { kind: 'full', queueSize: 1 },
    ])
  })

  test('is the queue alone while a place is on its way to the first in it', () => {
    expect(classStatuses(exercise({ queueSize: 2 }), undefined, now)).toEqual([
      { kind: 'queue', size: 2 },
    ])
  })

  test('says beforehand that a booking cannot be undone, to whoever can still book', () => {
    const late = exercise({ isCancellable: false })
    expect(classStatuses(late, undefined, now)).toEqual([{ kind: 'binding' }])
    expect(classStatuses({ ...late, isBookable: false }, undefined, now)).toEqual([
      { kind: 'full', queueSize: 0 },
    ])
    expect(classStatuses(exercise(), undefined, now)).toEqual([])
  })

  test('says that a deadline has passed only to whoever has booked, until the start', () => {
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

  test('is full for nobody who has a place in it', () => {
    const full = exercise({ isFull: true })
    expect(classStatuses(full, booking(), now)).toEqual([{ kind: 'booked' }])
  })

  test('tells when booking opens, to the second', () => {
    const closed = exercise({ isFull: true, isBookable: false })
    const opens = new Date('2026-11-20T17:30:00Z')
    expect(classStatuses(closed, undefined, new Date('2026-11-20T17:29:59Z'))).toEqual([
      { kind: 'opens', at: opens },
    ])
    expect(classStatuses(closed, undefined, opens)).toEqual([{ kind: 'full', queueSize: 0 }])
  })

  test('is full until the start, and started from then on', () => {
    const closed = exercise({ isBookable: false })
    expect(classStatuses(closed, undefined, new Date('2026-11-25T17:29:59Z'))).toEqual([
      { kind: 'full', queueSize: 0 },
    ])
    expect(classStatuses(closed, undefined, new Date('2026-11-25T17:30:00Z'))).toEqual([
      { kind: 'started' },
    ])
  })
})

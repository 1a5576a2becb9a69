import { describe, expect, it } from 'vitest'
import { type FigureChange, figuresOf } from '../list/figures.ts'
import type { SportsBooking } from '../model/contract.ts'
import { exercise } from '../model/group-exercise.testing.ts'
import { affectsBookings, applyFigures } from './apply-figures.ts'

const change = (overrides: Partial<FigureChange> = {}): FigureChange => ({
  ...figuresOf(exercise({ id: 2, queueSize: 3 })),
  ...overrides,
})

it('figures are applied to their class only', () => {
  const list = {
    items: [exercise({ id: 1 }), exercise({ id: 2, className: 'Dans' })],
    filterCategories: [1],
  }
  const changes = [
    change({ isFull: true, queueMoved: true as const }),
    change({ id: 9, isFull: true }),
  ]
  expect(applyFigures(list, changes).items).toEqual([
    exercise({ id: 1 }),
    exercise({ id: 2, className: 'Dans', queueSize: 3, isFull: true }),
  ])
})

describe('the member’s bookings are refetched', () => {
  const booking = (overrides: Partial<SportsBooking>) =>
    [
      { classId: 2, queuePosition: 0, queueSize: 3, canBeCancelled: true, ...overrides },
    ] as SportsBooking[]
  const place = booking({})
  const waiting = booking({ queuePosition: 3 })

  it.each([
    ['somebody ahead may have left', waiting, change({ queueMoved: true })],
    ['the queue has another length', waiting, change({ queueSize: 4 })],
    ['the class is cancelled', place, change({ isCancelled: true })],
    ['the deadline has passed', place, change({ isCancellable: false })],
  ])('when %s', (_when, bookings, change) => {
    expect(affectsBookings(bookings, [change])).toBe(true)
  })

  it.each([
    ['a place is sure, whatever the queue does', place, change({ queueSize: 9, queueMoved: true })],
    ['the queue is as it was', waiting, change()],
    [
      'it is another class',
      booking({ classId: 7, queuePosition: 1 }),
      change({ queueMoved: true }),
    ],
  ])('but not when %s', (_when, bookings, change) => {
    expect(affectsBookings(bookings, [change])).toBe(false)
  })
})

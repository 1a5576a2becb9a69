import { expect, test } from 'vitest'
import type { Timeslot } from '../model/contract.ts'
import type { CourtBlockingReason, CourtChoice } from '../timeslots/show-timeslots.ts'
import { listTakenTimes } from './list-taken-times.ts'

const slot = { startTime: '2026-11-25T17:30:00.000Z' } as Timeslot
const court = (id: number, blockingReason: CourtBlockingReason | null): CourtChoice => ({
  id,
  name: `Bane ${id}`,
  sportsCenter: { id: 2, name: 'Blindern' },
  blockingReason,
  slots: [slot],
})
const at = (...courts: CourtChoice[]) => listTakenTimes([{ hour: '18:30', courts }], 3)

test('lists courts that are taken or closed, with the chosen duration', () => {
  const [time] = at(court(1, 'booked'), court(2, 'held'), court(3, 'closed'))
  expect(time).toMatchObject({
    hour: '18:30',
    isFull: true,
    startsAt: new Date('2026-11-25T17:30:00Z'),
    endsAt: new Date('2026-11-25T19:00:00Z'),
  })
  expect(time?.courts.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('offers any court when none is free, and certain courts otherwise', () => {
  expect(at(court(1, 'booked'), court(2, null))).toMatchObject([
    { isFull: false, courts: [{ id: 1 }] },
  ])
  expect(at(court(1, 'booked'), court(2, 'club'))).toMatchObject([
    { isFull: true, courts: [{ id: 1 }] },
  ])
})

test('leaves out club hours, courts that close too early and free courts', () => {
  expect(at(court(1, 'club'), court(2, 'too-short'), court(3, null))).toEqual([])
})

import { expect, test } from 'vitest'
import { byUrgency, needsAttention } from './by-urgency.ts'
import type { Urgency } from './my-page-offer.ts'

const item = (id: string, urgency: Urgency, at: string | null = null) => ({ id, urgency, at })
const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id)

test('what is overdue comes before what needs an answer, a block, a booking and the profile', () => {
  const items = [
    item('profile', 'profile'),
    item('status', 'status'),
    item('class', 'next', '2026-11-26T17:00:00.000Z'),
    item('blocked', 'blocked'),
    item('answer', 'action'),
    item('invoice', 'overdue', '2026-10-01'),
  ]
  expect(idsOf(byUrgency(items))).toEqual([
    'invoice',
    'answer',
    'blocked',
    'class',
    'status',
    'profile',
  ])
})

test('the earlier deadline comes first, also of a day and an instant in it; none comes last', () => {
  const items = [
    item('none', 'action'),
    item('court', 'action', '2026-11-26T18:10:00.000Z'),
    item('tomorrow', 'action', '2026-11-27'),
    item('today', 'action', '2026-11-26'),
  ]
  expect(idsOf(byUrgency(items))).toEqual(['today', 'court', 'tomorrow', 'none'])
})

test('with the same deadline the order of the features holds', () => {
  const items = [item('first', 'overdue', '2026-11-01'), item('second', 'overdue', '2026-11-01')]
  expect(idsOf(byUrgency(items))).toEqual(['first', 'second'])
})

test('only the next booking is shown, and the one without a time only when there is no other', () => {
  const find = item('find', 'next')
  const late = item('late', 'next', '2026-11-26T17:00:00.000Z')
  const early = item('early', 'next', '2026-11-26T16:59:00.000Z')
  expect(idsOf(byUrgency([find, late, early]))).toEqual(['early'])
  expect(idsOf(byUrgency([find]))).toEqual(['find'])
})

test('bookings, what is under way and the profile need no attention', () => {
  const asking = ['overdue', 'action', 'blocked'] as const
  const quiet = ['next', 'status', 'profile'] as const
  expect(asking.map((urgency) => needsAttention({ urgency }))).toEqual([true, true, true])
  expect(quiet.map((urgency) => needsAttention({ urgency }))).toEqual([false, false, false])
})

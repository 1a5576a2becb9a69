import { expect, it } from 'vitest'
import type { GroupExercise } from '../model/contract.ts'
import { exercise } from '../model/group-exercise.testing.ts'
import { changesBetween, listState } from './list-changes.ts'

const state = (overrides: Partial<GroupExercise> = {}, arrivals = 10) =>
  listState([exercise({ id: 1 }), exercise({ id: 2, ...overrides })], new Map([[2, arrivals]]))
const changes = (before: ReturnType<typeof state>, after: ReturnType<typeof state>) => {
  const change = changesBetween(before, after)
  return change?.kind === 'figures' ? change.changes : change
}

it('there is no change while nothing changes that a page shows', () => {
  expect(changesBetween(state(), state())).toBeNull()
  expect(changesBetween(state({}, 10), state({}, 11))).toBeNull()
})

it.each([
  { placesLeft: 5 },
  { isFull: true },
  { isBookable: false },
  { isCancellable: false },
  { isCancelled: true },
  { queueSize: 1 },
])('for %j only that class is sent, with its figures and no text', (figure) => {
  const after = state(figure)
  expect(changes(state(), after)).toEqual([after.classes.get(2)?.figures])
  expect(JSON.stringify(changes(state(), after))).not.toContain('Yoga')
})

it('other texts, a class more or one less change the whole list', () => {
  expect(changesBetween(state(), state({ className: 'Pilates' }))).toEqual({ kind: 'list' })
  const one = listState([exercise({ id: 1 })], new Map())
  expect(changesBetween(one, state())).toEqual({ kind: 'list' })
  expect(changesBetween(state(), one)).toEqual({ kind: 'list' })
})

it('a queue that only grows has not moved', () => {
  const [grown] = changes(state({ queueSize: 2 }, 10), state({ queueSize: 5 }, 13)) as object[]
  expect(grown).not.toHaveProperty('queueMoved')
})

it('a queue has moved when somebody left, also when another came at once', () => {
  for (const [queueSize, arrivals] of [
    [1, 10],
    [2, 11],
    [4, 13],
  ] as const)
    expect(changes(state({ queueSize: 2 }, 10), state({ queueSize }, arrivals))).toMatchObject([
      { id: 2, queueSize, queueMoved: true },
    ])
})

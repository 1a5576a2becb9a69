import { expect, test } from 'vitest'
import { previewCapacity } from './capacity-preview.ts'

const person = (name: string, index: number) => ({
  bookingId: index + 1,
  memberId: name,
  name,
  mark: null,
})
const participants = ['Ada', 'Bo', 'Cay'].map(person)
const queue = ['Dag', 'Eli'].map(person)
const names = (people: readonly { name: string }[]) => people.map(({ name }) => name)
const full = { participants, queue, isQueueOpen: true }

test.each([
  [1, ['Ada'], ['Bo', 'Cay'], []],
  [2, ['Ada', 'Bo'], ['Cay'], []],
  [3, ['Ada', 'Bo', 'Cay'], [], []],
  [4, ['Ada', 'Bo', 'Cay'], [], ['Dag']],
  [9, ['Ada', 'Bo', 'Cay'], [], ['Dag', 'Eli']],
])('with %i places', (capacity, keep, lose, gain) => {
  const preview = previewCapacity(full, capacity)
  expect(names(preview.keep)).toEqual(keep)
  expect(names(preview.lose)).toEqual(lose)
  expect(names(preview.gain)).toEqual(gain)
})

test('nobody moves up once the queue has closed', () => {
  expect(previewCapacity({ ...full, isQueueOpen: false }, 5).gain).toEqual([])
})

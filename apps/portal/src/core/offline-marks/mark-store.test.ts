import { expect, test } from 'vitest'
import { changed, exampleKind, first, second } from './example-mark.testing.ts'
import { fakeStorage } from './fake-storage.testing.ts'
import { createMarkStore } from './mark-store.ts'

type Storage = ReturnType<typeof fakeStorage>

const storeIn = (storage: Storage | null, userId = 'ola') =>
  createMarkStore(exampleKind, userId, storage)

test('a reloaded page and another tab read the stored marks, oldest first', () => {
  const storage = fakeStorage()
  const store = storeIn(storage)
  store.add(first)
  store.add(second)
  expect(storeIn(storage).read()).toEqual([first, second])
  expect(store.hasUnsaved()).toBe(false)
})

test('nothing is stored once all have been answered', () => {
  const storage = fakeStorage()
  const store = storeIn(storage)
  store.add(first)
  expect([...storage.stored]).toEqual([['example-ola', JSON.stringify([first])]])
  store.remove(first)
  expect(storage.stored.size).toBe(0)
})

test('marks of other users are not read', () => {
  const storage = fakeStorage()
  storeIn(storage).add(first)
  expect(storeIn(storage, 'kari').read()).toEqual([])
})

test.each([
  ['no JSON', '[{', []],
  ['another shape', '{"id":1}', []],
  [
    'one with a choice that does not exist',
    JSON.stringify([{ ...first, choice: '?' }, second]),
    [second],
  ],
  ['one without a person', JSON.stringify([{ id: 1, choice: 'yes' }, second]), [second]],
])('of %s only valid marks are read', (_, stored, expected) => {
  expect(storeIn(fakeStorage({ 'example-ola': stored })).read()).toEqual(expected)
})

test('a mark with the same id replaces the one that waits, and is last', () => {
  const store = storeIn(fakeStorage())
  for (const mark of [first, second, changed]) store.add(mark)
  expect(store.read()).toEqual([second, changed])
})

test('an answered mark is removed, and a newer version of it stays', () => {
  const store = storeIn(fakeStorage())
  store.add(second)
  store.add(changed)
  store.remove(first)
  expect(store.read()).toEqual([second, changed])
  store.remove(changed)
  expect(store.read()).toEqual([second])
})

/** Takes so many marks under a key. */
function limitedStorage(limit: { marks: number }): Storage {
  const storage = fakeStorage()
  return {
    ...storage,
    setItem(key, value) {
      if (JSON.parse(value).length > limit.marks) throw new Error('QuotaExceededError')
      storage.setItem(key, value)
    },
  }
}

const blocked = () => {
  throw new Error('SecurityError')
}

test.each([
  ['without storage', () => null],
  ['when it is full', () => limitedStorage({ marks: 0 })],
  [
    'when it is blocked',
    () => ({ ...fakeStorage(), getItem: blocked, setItem: blocked, removeItem: blocked }),
  ],
])('%s, marks are in memory while the page is open', (_, storage) => {
  const store = storeIn(storage())
  store.add(first)
  store.add(changed)
  expect(store.read()).toEqual([changed])
  expect(store.hasUnsaved()).toBe(true)
  store.remove(changed)
  expect(store.read()).toEqual([])
  expect(store.hasUnsaved()).toBe(false)
})

test('when the storage fills up, what it has stays, and marks of another tab as well', () => {
  const storage = limitedStorage({ marks: 1 })
  const store = storeIn(storage)
  store.add(first)
  store.add(second)
  expect(store.read()).toEqual([first, second])
  expect(storeIn(storage).read()).toEqual([first])
  store.remove(second)
  expect(storeIn(storage).read()).toEqual([first])
})

test('an older version in the storage is not sent after a newer one that did not fit', () => {
  const limit = { marks: 1 }
  const storage = limitedStorage(limit)
  const store = storeIn(storage)
  store.add(first)
  limit.marks = 0
  store.add(changed)
  store.remove(changed)
  expect(store.read()).toEqual([])
})

test('an answered mark leaves a storage that takes nothing more, and others stay in memory', () => {
  const limit = { marks: 2 }
  const storage = limitedStorage(limit)
  const store = storeIn(storage)
  store.add(first)
  store.add(second)
  limit.marks = 0
  store.remove(first)
  expect(store.read()).toEqual([second])
  expect(storeIn(storage).read()).toEqual([])
})

test('an answered mark is not read again from a storage that can no longer be changed', () => {
  const storage = fakeStorage({ 'example-ola': JSON.stringify([first, second]) })
  const store = storeIn({ ...storage, setItem: blocked, removeItem: blocked })
  store.remove(first)
  expect(store.read()).toEqual([second])
})

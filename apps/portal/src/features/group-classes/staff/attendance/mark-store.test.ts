import { expect, test } from 'vitest'
import { createMarkStore } from './mark-store.ts'
import { type WaitingMark, withMark } from './waiting-marks.ts'

const came: WaitingMark = { classId: 1, bookingId: 10, mark: 'attended' }

function fakeStorage() {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  return { stored, storage }
}

test('a reloaded page and another tab read the stored marks', () => {
  const { storage } = fakeStorage()
  createMarkStore('ola', storage).change((marks) => withMark(marks, came))
  expect(createMarkStore('ola', storage).read()).toEqual([came])
})

test('only ids and marks are stored, and nothing once all have been sent', () => {
  const { stored, storage } = fakeStorage()
  const store = createMarkStore('ola', storage)
  store.change((marks) => withMark(marks, came))
  expect([...stored.values()]).toEqual(['[{"classId":1,"bookingId":10,"mark":"attended"}]'])
  store.change(() => [])
  expect(stored.size).toBe(0)
})

test('marks of other staff are not read', () => {
  const { storage } = fakeStorage()
  createMarkStore('ola', storage).change((marks) => withMark(marks, came))
  expect(createMarkStore('kari', storage).read()).toEqual([])
})

test('without storage, or when it is full, marks are in memory while the page is open', () => {
  const full = {
    ...fakeStorage().storage,
    setItem: () => {
      throw new Error('QuotaExceededError')
    },
  }
  for (const storage of [null, full]) {
    const store = createMarkStore('ola', storage)
    store.change((marks) => withMark(marks, came))
    expect(store.read()).toEqual([came])
    store.change(() => [])
    expect(store.read()).toEqual([])
  }
})

import { expect, test } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

test('the least recently used entry goes first', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.get('a')
  map.set('c', 3)
  expect([...map].map(([key]) => key)).toEqual(['a', 'c'])
})

test('the bound counts the size of the values', () => {
  const map = new BoundedMap<string, string>(10, (value) => value.length)
  map.set('a', '12345')
  map.set('b', '12345')
  map.set('a', '1')
  expect(map.size).toBe(6)
  map.set('c', '123456')
  expect([...map].map(([key]) => key)).toEqual(['a', 'c'])
})

test('a value over the bound is not kept', () => {
  const map = new BoundedMap<string, string>(3, (value) => value.length)
  map.set('a', '1234')
  expect(map.get('a')).toBeUndefined()
  expect(map.size).toBe(0)
})

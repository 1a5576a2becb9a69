import { expect, test } from 'vitest'
import { declaredQuery } from './declared-query.ts'

const query = new URLSearchParams('view=map&page=2&studyPlace=blindern&utm_source=mail')

test('the canonical address of a map is that of the list', () => {
  expect(declaredQuery('gyms', query, 'server')).toBe('?studyPlace=blindern&page=2&view=map')
  expect(declaredQuery('gyms', query, 'canonical')).toBe('?studyPlace=blindern&page=2')
})

test('what only the browser reads is in its own address alone', () => {
  const callback = new URLSearchParams('callback=%2Fmin-side')
  expect(declaredQuery('signUp', callback, 'browser')).toBe('?callback=%2Fmin-side')
  expect(declaredQuery('signUp', callback, 'server')).toBe('')
  expect(declaredQuery('signUp', callback, 'canonical')).toBe('')
})

import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { ApiError } from '../api-client.ts'
import { createQueryClient, retry } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('a change without a network fails at once', async () => {
  onlineManager.setOnline(false)
  const mutationFn = () => Promise.reject(new Error('No network'))
  const change = new MutationObserver(createQueryClient(), { mutationFn })
  await expect(change.mutate()).rejects.toThrow('No network')
})

test.each([
  ['no network', new ApiError(0, 'UNREACHABLE'), true],
  ['a server that failed', new ApiError(500, 'UNKNOWN'), true],
  ['an answer that is none', new TypeError('no JSON'), true],
  ['the first refusal', new ApiError(400, 'INVALID'), false],
  ['an unknown thing', new ApiError(404, 'COURSE_NOT_FOUND'), false],
  ['the last refusal', new ApiError(499, 'UNKNOWN'), false],
  ['a time limit', new ApiError(0, 'TIMEOUT'), false],
])('a query that failed by %s is tried again once, or not', (_, error, isRetried) => {
  expect(retry(0, error)).toBe(isRetried)
  expect(retry(1, error)).toBe(false)
})

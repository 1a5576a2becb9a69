import { MutationObserver, onlineManager } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { createQueryClient } from './query-client.ts'

afterEach(() => onlineManager.setOnline(true))

test('a change without a network fails at once', async () => {
  onlineManager.setOnline(false)
  const mutationFn = () => Promise.reject(new Error('No network'))
  const change = new MutationObserver(createQueryClient(), { mutationFn })
  await expect(change.mutate()).rejects.toThrow('No network')
})

import { describe, expect, it } from 'vitest'
import { retryContention } from './retry-contention.server.ts'

function databaseError(code: string): Error {
  return new Error('Failed query', { cause: Object.assign(new Error('from pg'), { code }) })
}

function failing(times: number, code: string) {
  let calls = 0
  return {
    calls: () => calls,
    run: () => {
      calls += 1
      return calls <= times ? Promise.reject(databaseError(code)) : Promise.resolve('done')
    },
  }
}

describe('retrying a transaction', () => {
  it.each(['40001', '40P01', '55P03'])('tries again after %s', async (code) => {
    const transaction = failing(2, code)
    await expect(retryContention(transaction.run)).resolves.toBe('done')
    expect(transaction.calls()).toBe(3)
  })

  it('throws the last error after three attempts', async () => {
    const transaction = failing(10, '40P01')
    await expect(retryContention(transaction.run)).rejects.toThrow('Failed query')
    expect(transaction.calls()).toBe(3)
  })

  it('does not repeat what failed for another reason', async () => {
    const transaction = failing(1, '23505')
    await expect(retryContention(transaction.run)).rejects.toThrow('Failed query')
    expect(transaction.calls()).toBe(1)
  })
})

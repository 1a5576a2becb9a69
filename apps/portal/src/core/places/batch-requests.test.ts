import { describe, expect, it } from 'vitest'
import { batchRequests, largestBatch } from './batch-requests.server.ts'

type Request = { key: string; number: number }

function setUp() {
  const batches: number[][] = []
  const held: (() => void)[] = []
  const ask = batchRequests<Request, number>({
    keyOf: ({ key }) => key,
    decide: async (batch) => {
      batches.push(batch.map(({ number }) => number))
      await new Promise<void>((resolve) => held.push(resolve))
      return batch.map(({ number }) => number * 10)
    },
  })
  return { batches, release: () => held.shift()?.(), ask }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('requests for the same thing', () => {
  it('wait for the one under way and are decided together, in order of arrival', async () => {
    const { ask, batches, release } = setUp()
    const outcomes = Promise.all(numbers(4).map((number) => ask({ key: 'a', number })))
    await expect.poll(() => batches).toEqual([[1]])
    release()
    await expect.poll(() => batches).toEqual([[1], [2, 3, 4]])
    release()
    expect(await outcomes).toEqual([10, 20, 30, 40])
  })

  it('are decided in parts when there are very many', async () => {
    const { ask, batches, release } = setUp()
    const outcomes = Promise.all(
      numbers(largestBatch + 2).map((number) => ask({ key: 'a', number })),
    )
    for (const size of [1, largestBatch, 1]) {
      await expect.poll(() => batches.at(-1)?.length).toBe(size)
      release()
    }
    expect(await outcomes).toHaveLength(largestBatch + 2)
  })
})

it('requests for other things do not wait', async () => {
  const { ask, batches, release } = setUp()
  const outcomes = Promise.all([ask({ key: 'a', number: 1 }), ask({ key: 'b', number: 2 })])
  await expect.poll(() => batches).toEqual([[1], [2]])
  release()
  release()
  expect(await outcomes).toEqual([10, 20])
})

it('a failure reaches everybody of the batch, and the next is served', async () => {
  let calls = 0
  const ask = batchRequests<Request, number>({
    keyOf: ({ key }) => key,
    decide: async (batch) => {
      calls += 1
      if (calls === 2) throw new Error('away')
      return calls === 3 ? [] : batch.map(({ number }) => number)
    },
  })
  const outcomes = await Promise.allSettled(numbers(3).map((number) => ask({ key: 'a', number })))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(ask({ key: 'a', number: 4 })).rejects.toThrow('left undecided')
  expect(await ask({ key: 'a', number: 5 })).toBe(5)
})

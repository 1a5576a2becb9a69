import { describe, expect, it } from 'vitest'
import { batchRequests, largestBatch } from './batch-requests.server.ts'

type Request = { key: string; number: number }

function setUp() {
  const batches: number[][] = []
  const held: (() => void)[] = []
  const request = batchRequests<Request, number>({
    keyOf: ({ key }) => key,
    decide: async (batch) => {
      batches.push(batch.map(({ number }) => number))
      await new Promise<void>((resolve) => held.push(resolve))
      return batch.map(({ number }) => number * 10)
    },
  })
  return { batches, release: () => held.shift()?.(), request }
}

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('requests for the same item', () => {
  it('wait for the running call and are decided together, in order of arrival', async () => {
    const { request, batches, release } = setUp()
    const outcomes = Promise.all(numbers(4).map((number) => request({ key: 'a', number })))
    await expect.poll(() => batches).toEqual([[1]])
    release()
    await expect.poll(() => batches).toEqual([[1], [2, 3, 4]])
    release()
    expect(await outcomes).toEqual([10, 20, 30, 40])
  })

  it('are decided in several batches when there are many', async () => {
    const { request, batches, release } = setUp()
    const outcomes = Promise.all(
      numbers(largestBatch + 2).map((number) => request({ key: 'a', number })),
    )
    for (const size of [1, largestBatch, 1]) {
      await expect.poll(() => batches.at(-1)?.length).toBe(size)
      release()
    }
    expect(await outcomes).toHaveLength(largestBatch + 2)
  })
})

it('requests for other items do not wait', async () => {
  const { request, batches, release } = setUp()
  const outcomes = Promise.all([request({ key: 'a', number: 1 }), request({ key: 'b', number: 2 })])
  await expect.poll(() => batches).toEqual([[1], [2]])
  release()
  release()
  expect(await outcomes).toEqual([10, 20])
})

it('a failure rejects the whole batch, and the next one is decided', async () => {
  let calls = 0
  const request = batchRequests<Request, number>({
    keyOf: ({ key }) => key,
    decide: async (batch) => {
      calls += 1
      if (calls === 2) throw new Error('away')
      return calls === 3 ? [] : batch.map(({ number }) => number)
    },
  })
  const outcomes = await Promise.allSettled(
    numbers(3).map((number) => request({ key: 'a', number })),
  )
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  await expect(request({ key: 'a', number: 4 })).rejects.toThrow('left undecided')
  expect(await request({ key: 'a', number: 5 })).toBe(5)
})

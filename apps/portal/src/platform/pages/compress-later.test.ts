import { expect, it, vi } from 'vitest'
import { type CachedPage, encodePage } from './cached-page.server.ts'
import { createLaterCompression } from './compress-later.server.ts'

const empty = await encodePage({ status: 200, headers: {}, body: Buffer.from(''), tags: new Set() })
const pageOf = (compressWell: () => Promise<CachedPage>): CachedPage => ({ ...empty, compressWell })
const settled = () => new Promise(setImmediate)

function compressing() {
  const idle: (() => void)[] = []
  const noteFailure = vi.fn()
  const later = createLaterCompression({ whenIdle: (work) => idle.push(work), noteFailure })
  return { later, idle, noteFailure }
}

it('works while nothing else is to be done, at one page after the other', async () => {
  const { later, idle } = compressing()
  const done: string[] = []
  const { promise, resolve } = Promise.withResolvers<CachedPage>()
  later(
    pageOf(() => promise),
    () => done.push('first'),
  )
  later(
    pageOf(async () => empty),
    () => done.push('second'),
  )
  await settled()
  expect([idle.length, done]).toEqual([1, []])
  idle.shift()?.()
  await settled()
  expect(idle).toEqual([])
  resolve(empty)
  await settled()
  expect([idle.length, done]).toEqual([1, ['first']])
  idle.shift()?.()
  await settled()
  expect([idle.length, done]).toEqual([0, ['first', 'second']])
})

it('goes on after a failure', async () => {
  const { later, idle, noteFailure } = compressing()
  const take = vi.fn()
  later(
    pageOf(() => Promise.reject(new Error('failed'))),
    take,
  )
  later(
    pageOf(async () => empty),
    take,
  )
  for (let time = 0; time < 2; time += 1) {
    idle.shift()?.()
    await settled()
  }
  expect(noteFailure).toHaveBeenCalledOnce()
  expect(take).toHaveBeenCalledExactlyOnceWith(empty)
})

it('remembers a thousand', async () => {
  const { later, idle } = compressing()
  const done: number[] = []
  for (let number = 0; number < 1_002; number += 1)
    later(
      pageOf(async () => empty),
      () => done.push(number),
    )
  for (let time = 0; time < 1_002; time += 1) {
    idle.shift()?.()
    await settled()
  }
  expect([done.length, done[0]]).toEqual([1_000, 2])
})

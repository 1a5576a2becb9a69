import { describe, expect, it, vi } from 'vitest'
import { type CachedPage, encodePage } from './cached-page.server.ts'
import { createPageCache, type Wanted } from './page-cache.server.ts'
import { oldestMilliseconds } from './page-freshness.ts'
import { BusyError, createRenderQueue } from './render-queue.server.ts'

type PageOptions = { status?: number; tags?: string[]; life?: number }

const empty = await encodePage({ status: 200, headers: {}, body: Buffer.from(''), tags: new Set() })

const page = async (text: string, { status = 200, tags, life }: PageOptions = {}) => ({
  ...empty,
  variants: {
    ...empty.variants,
    identity: { ...empty.variants.identity, body: Buffer.from(text) },
  },

  status,
  tags: new Set(tags),
  life,
})

const wanted = (key: string, options: Partial<Wanted> = {}): Wanted => ({
  key,
  isBounded: true,
  status: 200,
  ...options,
})

const textOf = (found: CachedPage | undefined) => found?.variants.identity.body.toString()

const wide = { atOnce: 100, aheadAtOnce: 100, waiting: 100, perClient: 100, ahead: 1_000 }

/**
 * A cache whose clock stops unless the test moves it, and whose renderings end when the test says
 * so.
 */
function cacheWith({ limits = wide, waits = false } = {}) {
  const clock = { now: 10_000 }
  const started: string[] = []
  const unfinished: { key: string; finish: () => void }[] = []
  const made: Record<string, () => Promise<CachedPage>> = {}
  const noteFailure = vi.fn()
  const compressLater = vi.fn()
  const queue = createRenderQueue<CachedPage>(limits, queueMicrotask)
  const add = vi.spyOn(queue, 'add')
  const cache = createPageCache({
    async render({ key }) {
      started.push(key)
      const result = (made[key] ?? (() => page(`${key} ${started.length}`)))()
      if (waits) await new Promise<void>((finish) => unfinished.push({ key, finish }))
      return result
    },
    queue,
    noteFailure,
    compressLater,
    now: () => clock.now,
  })
  return {
    cache,
    add,
    clock,
    started,
    made,
    noteFailure,
    compressLater,
    ask: (key: string, client = 'somebody') => cache.getOrRender(wanted(key), client),
    /** @param order of those of the same page under way, which one; 0 is the one that began first */
    async finish(key: string, order = 0) {
      const [one] = unfinished.filter((other) => other.key === key).slice(order)
      if (one) unfinished.splice(unfinished.indexOf(one), 1)
      one?.finish()
      await settled()
    },
  }
}

/** Every rendering that can start has started, and has ended if nothing holds it. */
const settled = () => new Promise(setImmediate)

describe('a page that is not in memory', () => {
  it('is rendered once for five hundred who ask at once', async () => {
    const { ask, started } = cacheWith()
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, number) => ask('a', `client ${number % 70}`)),
    )
    expect(started).toEqual(['a'])
    expect(new Set(answers).size).toBe(1)
  })

  it('is tried again when its rendering has failed', async () => {
    const { ask, made, cache, noteFailure } = cacheWith()
    made.a = () => Promise.reject(new Error('failed'))
    await expect(ask('a')).rejects.toThrow('failed')
    made.a = () => page('good')
    expect(textOf(await ask('a'))).toBe('good')
    expect(textOf(cache.get(wanted('a')))).toBe('good')
    expect(noteFailure).not.toHaveBeenCalled()
  })

  it('is refused when there is no place in the queue, and made when there is', async () => {
    const { ask, add, finish } = cacheWith({
      limits: { ...wide, atOnce: 1, waiting: 1 },
      waits: true,
    })
    const first = ask('a')
    await settled()
    const second = ask('b')
    await expect(ask('c')).rejects.toThrow(BusyError)
    await expect(ask('c')).rejects.toThrow(BusyError)
    // Nothing is left of it: refused addresses may be without number.
    expect(add).toHaveBeenCalledTimes(4)
    await finish('a')
    const third = ask('c')
    await finish('b')
    await finish('c')
    expect([await first, await second, await third].map(textOf)).toEqual(['a 1', 'b 2', 'c 3'])
  })

  it('is not kept when it is an error, is missing or leads elsewhere', async () => {
    const { ask, made, cache } = cacheWith()
    for (const status of [301, 404, 500, 503]) {
      made[status] = () => page('?', { status })
      await ask(`${status}`)
      expect(cache.get(wanted(`${status}`))).toBeUndefined()
    }
  })

  it('is kept when it is the one that says that nothing is there', async () => {
    const { made, cache } = cacheWith()
    made.nothing = () => page('?', { status: 404 })
    const nothing = wanted('nothing', { status: 404 })
    expect(await cache.getOrRender(nothing, 'a')).toBe(cache.get(nothing))
  })
})

describe('after a publication', () => {
  it('the old bytes are sent at once while the page is rendered again, once', async () => {
    const { ask, cache, made, started, finish } = cacheWith({ waits: true })
    made.a = () => page('old', { tags: ['frame', 'media:1'] })
    const first = ask('a')
    await settled()
    await finish('a')
    await first
    made.a = () => page('new', { tags: ['frame'] })
    cache.drop(['media:1'])
    for (let reader = 0; reader < 50; reader += 1)
      expect(textOf(await ask('a', `${reader}`))).toBe('old')
    await settled()
    expect(textOf(cache.get(wanted('a')))).toBe('old')
    expect(started).toEqual(['a', 'a'])
    await finish('a')
    expect(textOf(cache.get(wanted('a')))).toBe('new')
  })

  it('no page is served that was changed two seconds ago', async () => {
    const { ask, cache, made, clock, finish } = cacheWith({ waits: true })
    made.a = () => page('old', { tags: ['frame'] })
    const first = ask('a')
    await settled()
    await finish('a')
    await first
    made.a = () => page('new', { tags: ['frame'] })
    cache.drop(['frame'])
    clock.now += oldestMilliseconds - 1
    // What is published meanwhile gives it no longer life.
    cache.drop(['frame'])
    expect(textOf(cache.get(wanted('a')))).toBe('old')
    clock.now += 1
    expect(cache.get(wanted('a'))).toBeUndefined()
    const answer = ask('a')
    await settled()
    await finish('a')
    expect(textOf(await answer)).toBe('new')
  })

  it('pages made of other content stay as they are', async () => {
    const { ask, cache, made, started } = cacheWith()
    made.a = () => page('a', { tags: ['kindergartens', 'media:1'] })
    made.b = () => page('b', { tags: ['kindergartens:7'] })
    await Promise.all([ask('a'), ask('b')])
    cache.drop(['media:1', 'media:2'])
    await settled()
    expect(started).toEqual(['a', 'b', 'a'])
    expect(textOf(cache.get(wanted('b')))).toBe('b')
  })

  it('the hundred pages that were requested last are rendered again at once, others when they are requested', async () => {
    const { ask, cache, made, started } = cacheWith()
    const keys = Array.from({ length: 130 }, (_, number) => `${number}`)
    for (const key of keys) made[key] = () => page(key, { tags: ['frame'] })
    for (const key of keys) await ask(key)
    await ask('0')
    started.length = 0
    cache.drop(['frame'])
    await settled()
    expect(started).toHaveLength(100)
    expect(started.slice(0, 2)).toEqual(['0', '129'])
    await ask('5')
    await settled()
    expect(started.slice(100)).toEqual(['5'])
  })

  it('pages at unbounded addresses are rendered again when they are requested', async () => {
    const { cache, made, started } = cacheWith()
    const unbounded = wanted('unbounded', { isBounded: false })
    made.unbounded = () => page('unbounded', { tags: ['frame'] })
    await cache.getOrRender(unbounded, 'somebody')
    cache.drop(['frame'])
    await settled()
    expect(started).toEqual(['unbounded'])
    expect(cache.get(unbounded)).toBeDefined()
    await settled()
    expect(started).toEqual(['unbounded', 'unbounded'])
  })

  it('a deleted page is removed as soon as that is known', async () => {
    const { ask, cache, made } = cacheWith()
    made.a = () => page('old', { tags: ['pages:1'] })
    await ask('a')
    made.a = () => page('?', { status: 404, tags: ['pages'] })
    cache.drop(['pages:1'])
    await settled()
    expect(cache.get(wanted('a'))).toBeUndefined()
  })

  it('a failure leaves the old page its time, and is noted where nobody waits', async () => {
    const { ask, cache, made, clock, noteFailure } = cacheWith()
    made.a = () => page('old', { tags: ['pages:1'] })
    await ask('a')
    for (const failing of [
      () => page('?', { status: 503, tags: ['pages:1'] }),
      () => Promise.reject(new Error('failed')),
    ]) {
      made.a = failing
      cache.drop(['pages:1'])
      await settled()
      expect(textOf(cache.get(wanted('a')))).toBe('old')
    }
    await settled()
    expect(noteFailure).toHaveBeenCalled()
    clock.now += oldestMilliseconds
    expect(cache.get(wanted('a'))).toBeUndefined()
  })
})

describe('a page that was being made when its content was published', () => {
  async function published(tags: readonly string[] | undefined) {
    const setting = cacheWith({ waits: true })
    setting.made.a = () => page('before', { tags: ['kindergartens'] })
    const before = setting.ask('a')
    await settled()
    setting.clock.now += 5_000
    setting.cache.drop(tags)
    return { ...setting, before }
  }

  it('is waited for by nobody who comes later', async () => {
    const { ask, made, finish, before, cache, clock } = await published(['kindergartens'])
    made.a = () => page('after', { tags: ['kindergartens'] })
    clock.now += 1
    const after = ask('a')
    await settled()
    await finish('a')
    expect(textOf(await before)).toBe('before')
    await finish('a')
    expect(textOf(await after)).toBe('after')
    clock.now += 100_000
    expect(textOf(cache.get(wanted('a')))).toBe('after')
  })

  it('takes the place of none that began after it', async () => {
    const { ask, made, finish, before, cache, clock } = await published(['kindergartens'])
    made.a = () => page('after', { tags: ['kindergartens'] })
    clock.now += 1
    const after = ask('a')
    await settled()
    await finish('a', 1)
    await finish('a')
    await Promise.all([before, after])
    expect(textOf(cache.get(wanted('a')))).toBe('after')
  })

  it('is old from then on, not from its end', async () => {
    const { finish, before, cache, clock } = await published(['kindergartens'])
    clock.now += oldestMilliseconds - 1
    await finish('a')
    await before
    expect(textOf(cache.get(wanted('a')))).toBe('before')
    clock.now += 1
    expect(cache.get(wanted('a'))).toBeUndefined()
  })

  it('is kept when it is made of something else', async () => {
    const { finish, before, cache, clock } = await published(['gyms'])
    await finish('a')
    await before
    clock.now += 100_000
    expect(textOf(cache.get(wanted('a')))).toBe('before')
  })

  it('is not kept when nobody knows what was published', async () => {
    const { finish, before, cache } = await published(undefined)
    await finish('a')
    await before
    expect(cache.get(wanted('a'))).toBeUndefined()
  })
})

it('one that waits for its turn when its content is published is made of the new', async () => {
  const { ask, cache, made, started, finish } = cacheWith({
    limits: { ...wide, atOnce: 1 },
    waits: true,
  })
  const first = ask('first')
  await settled()
  const [one, other] = [ask('a'), ask('a', 'another')]
  cache.drop(['kindergartens'])
  made.a = () => page('after', { tags: ['kindergartens'] })
  const third = ask('a')
  await finish('first')
  await finish('a')
  await Promise.all([first, one, other, third])
  expect(started).toEqual(['first', 'a'])
  expect(textOf(cache.get(wanted('a')))).toBe('after')
})

it('when nobody knows what was missed, nothing old is sent, and what was asked for last is made at once', async () => {
  const { ask, cache, started } = cacheWith()
  await ask('a')
  cache.drop()
  expect(cache.get(wanted('a'))).toBeUndefined()
  await settled()
  expect(started).toEqual(['a', 'a'])
  expect(textOf(cache.get(wanted('a')))).toBe('a 2')
})

it('a page with an end is rendered again before it while requests come', async () => {
  const { ask, cache, made, clock, started } = cacheWith()
  made.a = () => page('a', { life: 2_000 })
  await ask('a')
  clock.now += 1_499
  cache.get(wanted('a'))
  await settled()
  expect(started).toEqual(['a'])
  clock.now += 1
  expect(cache.get(wanted('a'))).toBeDefined()
  await settled()
  expect(started).toEqual(['a', 'a'])
  clock.now += 1_000
  expect(cache.get(wanted('a'))).toBeDefined()
  clock.now += 1_000
  expect(cache.get(wanted('a'))).toBeUndefined()
})

describe('a page that is sent again', () => {
  it('is sent in fewer bytes once they are made', async () => {
    const { ask, cache, compressLater } = cacheWith()
    const first = await ask('a')
    expect(compressLater).not.toHaveBeenCalled()
    await ask('a')
    await ask('a')
    expect(compressLater).toHaveBeenCalledOnce()
    const [original, take] = compressLater.mock.calls[0] ?? []
    expect(original).toBe(first)
    const smaller = await page('smaller')
    take(smaller)
    expect(await ask('a')).toBe(smaller)
    expect(compressLater).toHaveBeenCalledOnce()
    cache.drop()
    take(smaller)
    expect(cache.get(wanted('a'))).toBeUndefined()
  })

  it('is left as it is when it is not for long, or anybody could have made its address up', async () => {
    const { cache, ask, made, compressLater } = cacheWith()
    made.short = () => page('short', { life: 2_000 })
    made.long = () => page('long', { life: 60_000 })
    const other = wanted('other', { isBounded: false })
    for (let time = 0; time < 3; time += 1) {
      await ask('short')
      await cache.getOrRender(other, 'somebody')
    }
    expect(compressLater).not.toHaveBeenCalled()
    await ask('long')
    await ask('long')
    expect(compressLater).toHaveBeenCalledOnce()
  })
})

import { expect, test } from 'vitest'
import { encodePage, sizeOfPage } from './cached-page.server.ts'
import { createPageCache } from './page-cache.server.ts'

const page = (text: string, options: { status?: number; tags?: string[]; expires?: number } = {}) =>
  encodePage({
    status: options.status ?? 200,
    headers: {},
    body: Buffer.from(text),
    tags: new Set(options.tags),
    expires: options.expires,
  })

test('500 simultaneous misses for one page render once', async () => {
  const cache = createPageCache()
  let renders = 0
  const render = async () => {
    renders += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    return page('once')
  }
  const answers = await Promise.all(
    Array.from({ length: 500 }, () => cache.getOrRender('a', render)),
  )
  expect(renders).toBe(1)
  expect(new Set(answers).size).toBe(1)
})

test('a change drops the pages made of it and no others', async () => {
  const cache = createPageCache()
  await cache.getOrRender('a', () => page('a', { tags: ['kindergartens', 'media:1'] }))
  await cache.getOrRender('b', () => page('b', { tags: ['kindergarten:7'] }))
  cache.drop(['media:1'])
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('b')).toBeDefined()
  cache.drop()
  expect(cache.get('b')).toBeUndefined()
})

test('a page that was being rendered when its content changed is not cached', async () => {
  const cache = createPageCache()
  const rendering = cache.getOrRender('a', async () => {
    cache.drop(['kindergartens'])
    return page('old', { tags: ['kindergartens'] })
  })
  await rendering
  expect(cache.get('a')).toBeUndefined()
})

test('after a change nobody waits for a rendering that began before it', async () => {
  const cache = createPageCache()
  let finishOld: () => void = () => undefined
  const old = cache.getOrRender('a', async () => {
    await new Promise<void>((resolve) => {
      finishOld = resolve
    })
    return page('old')
  })
  cache.drop(['kindergartens'])
  const fresh = await cache.getOrRender('a', () => page('new'))
  finishOld()
  await old
  expect(fresh.variants.identity.body.toString()).toBe('new')
  expect(cache.get('a')).toBe(fresh)
})

test('errors and missing pages are never cached', async () => {
  const cache = createPageCache()
  await cache.getOrRender('a', () => page('?', { status: 404 }))
  await cache.getOrRender('b', () => page('?', { status: 503 }))
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('b')).toBeUndefined()
})

test('a failed rendering is tried again', async () => {
  const cache = createPageCache()
  await expect(
    cache.getOrRender('a', async () => {
      throw new Error('failed')
    }),
  ).rejects.toThrow('failed')
  await cache.getOrRender('a', () => page('a'))
  expect(cache.get('a')).toBeDefined()
})

test('a page with an end is rendered again after it', async () => {
  const cache = createPageCache()
  await cache.getOrRender('a', () => page('a', { expires: Date.now() - 1 }))
  expect(cache.get('a')).toBeUndefined()
})

test('the cache never grows over its bound, and keeps what was asked for last', async () => {
  const size = sizeOfPage(await page('x'.repeat(1_000)))
  const cache = createPageCache(size * 10)
  for (let number = 0; number < 1_000; number += 1) {
    await cache.getOrRender(`page ${number}`, () => page('x'.repeat(1_000)))
    await cache.getOrRender('the front page', () => page('x'.repeat(1_000)))
  }
  const cached = Array.from({ length: 1_000 }, (_, number) => cache.get(`page ${number}`))
  expect(cached.filter(Boolean)).toHaveLength(9)
  expect(cache.get('the front page')).toBeDefined()
})

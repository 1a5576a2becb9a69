import { expect, it, vi } from 'vitest'
import { reloadedAtKey, reloadOutdatedPage, reloadPause } from './reload-outdated-page.ts'

function open() {
  const events = new EventTarget()
  const reload = vi.fn()
  const stored = new Map<string, string>()
  const page = {
    address: 'https://site.example/en/sports',
    now: 1_000_000_000,
    isReachable: true,
    hasStorage: true,
  }
  reloadOutdatedPage({
    events,
    storage: {
      getItem(key) {
        if (!page.hasStorage) throw new Error('refused by the browser')
        return stored.get(key) ?? null
      },
      setItem: (key, value) => void stored.set(key, value),
    },
    address: () => page.address,
    now: () => page.now,
    isReachable: async () => page.isReachable,
    reload,
  })
  return {
    page,
    stored,
    type: () => events.dispatchEvent(new Event('input')),
    /** @returns how often the page has been reloaded */
    async missScript() {
      events.dispatchEvent(new Event('vite:preloadError'))
      await Promise.resolve()
      return reload.mock.calls.length
    },
  }
}

it('reloads a page that misses a script', async () => {
  const { page, stored, missScript } = open()
  expect(await missScript()).toBe(1)
  expect(stored.get(reloadedAtKey)).toBe(String(page.now))
})

it('reloads once in a minute, whatever is missing', async () => {
  const { page, missScript } = open()
  await missScript()
  page.now += reloadPause - 1
  expect(await missScript()).toBe(1)
  page.now += 1
  expect(await missScript()).toBe(2)
})

it('leaves a page alone where somebody has typed, and not the next one', async () => {
  const { page, type, missScript } = open()
  type()
  expect(await missScript()).toBe(0)
  page.address = 'https://site.example/en/health'
  expect(await missScript()).toBe(1)
})

it('leaves a page alone while there is no network', async () => {
  const { page, missScript } = open()
  page.isReachable = false
  expect(await missScript()).toBe(0)
  page.isReachable = true
  expect(await missScript()).toBe(1)
})

it('leaves a page alone in a browser without storage', async () => {
  const { page, missScript } = open()
  page.hasStorage = false
  expect(await missScript()).toBe(0)
})

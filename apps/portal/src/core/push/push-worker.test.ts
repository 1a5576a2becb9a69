import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { describe, expect, it, vi } from 'vitest'

const source = readFileSync(new URL('../../../public/push-worker.js', import.meta.url), 'utf8')
const origin = 'https://trivsel.example'

/** The worker in a browser of the test. */
function startWorker(options: { answer?: () => unknown; tabs?: string[] } = {}) {
  const listeners = new Map<string, (event: object) => void>()
  const unsubscribe = vi.fn()
  const showNotification = vi.fn()
  const openWindow = vi.fn()
  const tabs = (options.tabs ?? []).map((path) => ({ url: origin + path, focus: vi.fn() }))
  const fetch = vi.fn(async () => (options.answer ?? (() => own(true)))())
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    registration: { showNotification, pushManager: { getSubscription: () => ({ unsubscribe }) } },
    clients: { matchAll: () => tabs, openWindow },
    location: { origin },
  }
  runInContext(source, createContext({ self, fetch, URL }))
  const dispatch = async (name: string, event: object) => {
    const work: unknown[] = []
    listeners.get(name)?.({ ...event, waitUntil: (under: unknown) => work.push(under) })
    await Promise.all(work)
  }
  return { self, fetch, dispatch, unsubscribe, showNotification, openWindow, tabs }
}

const own = (isThisOne: boolean) => ({
  ok: true,
  status: 200,
  json: async () => ({ items: [{ isThisOne }] }),
})
const text = { title: 'Ledig plass', body: 'tirsdag', path: '/trening', tag: 'x', site: 'Fjordvel' }
const push = { data: { json: () => text } }

describe('what is pushed', () => {
  it('is shown to whom it was sent', async () => {
    const worker = startWorker()
    await worker.dispatch('push', push)
    expect(worker.fetch).toHaveBeenCalledWith('/api/frontend/user/push', { cache: 'no-store' })
    expect(worker.showNotification).toHaveBeenCalledWith('Ledig plass', {
      body: 'tirsdag',
      tag: 'x',
      icon: '/icon-192.png',
      data: '/trening',
    })
  })

  it.each([
    ['somebody else is logged in', () => own(false)],
    ['nobody is logged in', () => ({ ok: false, status: 401 })],
  ])('is shown to nobody when %s, and nothing comes after it', async (_, answer) => {
    const worker = startWorker({ answer })
    await worker.dispatch('push', push)
    expect(worker.showNotification).not.toHaveBeenCalled()
    expect(worker.unsubscribe).toHaveBeenCalled()
  })

  it.each([
    ['fails', () => ({ ok: false, status: 503 })],
    ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ])('says nothing of anybody when the portal %s', async (_, answer) => {
    const worker = startWorker({ answer })
    await worker.dispatch('push', push)
    expect(worker.showNotification).toHaveBeenCalledWith('Fjordvel', {
      tag: 'x',
      icon: '/icon-192.png',
      data: '/trening',
    })
    expect(worker.unsubscribe).not.toHaveBeenCalled()
  })
})

describe('a press', () => {
  const press = (path: string) => ({ notification: { close: vi.fn(), data: path } })

  it('brings the tab to the front that shows the page', async () => {
    const worker = startWorker({ tabs: ['/bolig', '/trening?dag=1', '/trening'] })
    const event = press('/trening')
    await worker.dispatch('notificationclick', event)
    expect(event.notification.close).toHaveBeenCalled()
    expect(worker.tabs.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 0, 1])
    expect(worker.openWindow).not.toHaveBeenCalled()
  })

  it('opens the page where no tab shows it, and leaves the others alone', async () => {
    const worker = startWorker({ tabs: ['/bolig'] })
    await worker.dispatch('notificationclick', press('/trening'))
    expect(worker.openWindow).toHaveBeenCalledWith(`${origin}/trening`)
    expect(worker.tabs[0]?.focus).not.toHaveBeenCalled()
  })

  it('opens nothing of another site', async () => {
    const worker = startWorker()
    await worker.dispatch('notificationclick', press('//elsewhere.example/'))
    expect(worker.openWindow).not.toHaveBeenCalled()
  })
})

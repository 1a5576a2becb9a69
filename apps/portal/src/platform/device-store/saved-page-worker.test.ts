import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it, vi } from 'vitest'

const source = readFileSync(
  new URL('../../../public/saved-page-worker.js', import.meta.url),
  'utf8',
)
const origin = 'https://trivsel.example'
const page = '/ansatt/tilskudd/utvalg/1'

/** The worker in a browser of the test, which has saved the page and one script. */
function startWorker(answer: () => unknown) {
  const listeners = new Map<string, (event: object) => void>()
  const fetch = vi.fn(async () => answer())
  const saved = new Map([
    [page, 'saved page'],
    [`${origin}/assets/a.js`, 'saved script'],
  ])
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) =>
      listeners.set(name, listener),
    location: { origin },
    skipWaiting: () => undefined,
    clients: { claim: () => undefined },
  }
  const caches = { match: async (address: string) => saved.get(address) }
  const run = (work: () => void, milliseconds: number) => setTimeout(work, milliseconds / 100)
  runInContext(source, createContext({ self, fetch, caches, URL, setTimeout: run, Promise, Error }))
  /** @returns undefined where the worker leaves it to the browser */
  const ask = async (path: string, request: object = {}) => {
    let answered: Promise<unknown> | undefined
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'cors', destination: '', url: origin + path, ...request },
      respondWith: (given: Promise<unknown>) => {
        answered = given
      },
    })
    return answered
  }
  return { ask, fetch }
}

const navigate = { mode: 'navigate' }
const broken = () => Promise.reject(new Error('offline'))
const silent = () => new Promise(() => undefined)

it.each([
  ['answers', () => 'fresh page', 'fresh page'],
  ['cannot be reached', broken, 'saved page'],
  ['says nothing', silent, 'saved page'],
])('opens the page when the portal %s', async (_, answer, expected) => {
  expect(await startWorker(answer).ask(`${page}?application=2`, navigate)).toBe(expected)
})

it('takes a built file from what is saved, and any other from the network', async () => {
  const { ask, fetch } = startWorker(() => 'fresh')
  expect(await ask('/assets/a.js')).toBe('saved script')
  expect(fetch).not.toHaveBeenCalled()
  expect(await ask('/assets/b.js')).toBe('fresh')
})

it.each([
  ['the API', '/api/frontend/staff/work', {}],
  ['what is sent', page, { method: 'POST' }],
  ['another site', '', { url: 'https://elsewhere.example/assets/a.js' }],
])('leaves %s to the browser', async (_, path, request) => {
  const { ask, fetch } = startWorker(broken)
  expect(await ask(path, request)).toBeUndefined()
  expect(fetch).not.toHaveBeenCalled()
})

it('fails like the network where nothing is saved', async () => {
  await expect(startWorker(broken).ask('/ansatt', navigate)).rejects.toThrow('offline')
})

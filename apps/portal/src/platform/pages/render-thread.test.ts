import { AsyncLocalStorage } from 'node:async_hooks'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, expect, it, vi } from 'vitest'
import { createRenderThread } from './render-thread.server.ts'
import type { Surroundings } from './site-module.ts'

/** A site whose pages say what their path asks for. */
const site = `
let surroundings
export const loadPages = async () => undefined
const seen = new WeakSet()
export const surroundSite = (given) => { surroundings = given }
const pages = {
  '/where': async ({ context }) => JSON.stringify({ ...context, map: surroundings.mapAttribution, scripts: surroundings.scripts }),
  '/calls': async () => {
    const response = await surroundings.dispatch('/api/x', { method: 'POST', headers: { a: 'b' }, body: 'c' })
    return response.status + ' ' + (await response.text())
  },
  '/takes': async () => {
    let taken
    const { status } = await surroundings.dispatch('/api/x', {}, (answer) => { taken = answer })
    const isKnown = seen.has(taken)
    if (typeof taken === 'object' && taken) seen.add(taken)
    return JSON.stringify({ status, taken, isKnown })
  },
  '/scripts': async () => '<script nonce="x">a()</script>',
  '/fails': async () => { throw new TypeError('failed') },
  '/lacks': async () => {
    surroundings.noteFailedPart(new Error('a part failed'), '/lacks')
    return ''
  },
  '/ends': () => process.exit(1),
}
export async function renderPage(request, context) {
  const html = await pages[new URL(request.url).pathname]({ context })
  return { status: 200, headers: new Headers({ location: '/on' }), text: async () => html }
}`
const moduleOf = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`

const context = {
  locale: 'no',
  screen: 'small',
  preview: false,
  personal: false,
  organisation: null,
  services: '',
  scriptMarker: 'x',
  light: false,
} as const

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

function rendering(surroundings: Partial<Surroundings> = {}, text = site) {
  const thread = createRenderThread(moduleOf(text), {
    dispatch: async () => new Response(),
    noteFailedPart: () => undefined,
    mapAttribution: 'somebody',
    scripts: { light: ['/light.js'], areas: {} },
    ...surroundings,
  })
  ends.push(thread.close)
  const page = (path: string) => thread.render(new Request(`http://localhost${path}`), context)
  const render = async (path: string) => {
    const { status, headers, text } = await page(path)
    return { status, location: headers.get('location'), text: await text() }
  }
  return { page, render, isReady: () => thread.ready }
}

it('renders a page with the data of the page and of its frame', async () => {
  const page = await rendering().render('/where')
  expect(page).toMatchObject({ status: 200, location: '/on' })
  expect(JSON.parse(page.text)).toEqual({
    ...context,
    map: 'somebody',
    scripts: { light: ['/light.js'], areas: {} },
  })
})

it('it is finished and compressed over there', async () => {
  const { finished } = await rendering().page('/scripts')
  expect(finished?.scripts).toEqual(['a()'])
  expect(finished?.body.toString()).toBe('<script>a()</script>')
  expect(brotliDecompressSync(finished?.br ?? '')).toEqual(finished?.body)
})

it('it calls the API as part of what asked for it', async () => {
  const callers = new AsyncLocalStorage<string>()
  const dispatch = vi.fn(async (path: string, init: RequestInit) => {
    const { method, headers, body } = init
    return Response.json(
      { path, method, headers, body, caller: callers.getStore() },
      { status: 202 },
    )
  })
  const { render } = rendering({ dispatch })
  const pages = await Promise.all(
    ['an editor', 'a visitor'].map((caller) => callers.run(caller, () => render('/calls'))),
  )
  const called = { path: '/api/x', method: 'POST', headers: { a: 'b' }, body: 'c' }
  expect(pages.map(({ text }) => text)).toEqual([
    `202 ${JSON.stringify({ ...called, caller: 'an editor' })}`,
    `202 ${JSON.stringify({ ...called, caller: 'a visitor' })}`,
  ])
})

it('an answer that comes again is the same object to it, and others are their own', async () => {
  let answer: unknown
  const { render } = rendering({
    dispatch: async (_path, _init, take) => {
      take?.(answer)
      return new Response(null, { status: 201 })
    },
  })
  const taken = async (given: unknown) => {
    answer = given
    return JSON.parse((await render('/takes')).text)
  }
  const frame = { menu: ['a'] }
  const others = Array.from({ length: 300 }, (_, number) => ({ number }))
  expect(await taken(frame)).toEqual({ status: 201, taken: frame, isKnown: false })
  expect(await taken(frame)).toMatchObject({ isKnown: false })
  expect(await taken(frame)).toEqual({ status: 201, taken: frame, isKnown: true })
  for (const other of others) expect((await taken(other)).taken).toEqual(other)
  for (const other of others) await taken(other)
  const again = others.slice(0, 80)
  for (const given of [...again, ...again, frame, null, 7])
    expect(await taken(given)).toMatchObject({ taken: given })
})

it('reports a failure of the API, of a part or of the page', async () => {
  const noteFailedPart = vi.fn()
  const dispatch = () => Promise.reject(new Error('no API'))
  const { render } = rendering({ dispatch, noteFailedPart })
  await expect(render('/calls')).rejects.toThrow('The API did not answer')
  await expect(render('/fails')).rejects.toThrow('failed')
  await render('/lacks')
  expect(noteFailedPart).toHaveBeenCalledExactlyOnceWith(new Error('a part failed'), '/lacks')
})

it('when the thread ends, what it was rendering fails, and the next page has another', async () => {
  const { render } = rendering()
  await expect(render('/ends')).rejects.toThrow('The rendering thread ended')
  expect((await render('/where')).status).toBe(200)
})

it('is ready when what its pages are made of is loaded', async () => {
  const loaded = 'export const loadPages = async () => { await 0; throw new Error("it is broken") }'
  await expect(rendering().isReady()).resolves.toBeUndefined()
  const broken = site.replace(/export const loadPages.*/, loaded)
  await expect(rendering({}, broken).isReady()).rejects.toThrow('it is broken')
})

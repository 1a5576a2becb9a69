import { registerHooks } from 'node:module'
import {
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  Scripts,
  useLoaderData,
} from '@tanstack/react-router'
import {
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgoHydration } from './forgo-hydration.ts'
import { renderLight } from './render-light.server.ts'

/*
 * The contract with the internals of the router and of Start that light pages rely on: a page goes
 * through Start's own handler, as in `src/server.ts`, with a manifest as the build writes it.
 */

function makeRouter({ light }: { light: boolean }) {
  const root = createRootRoute({
    head: () => ({ links: [{ rel: 'icon', href: '/favicon.ico' }] }),
    component: () => (
      <html lang="nb">
        <head>
          <HeadContent />
        </head>
        <body>
          <Outlet />
          {!light && <Scripts />}
        </body>
      </html>
    ),
  })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/list',
    loader: () => 'Kari & co',
    head: ({ loaderData }) => ({ meta: [{ title: loaderData }] }),
    component: () => (
      <h1>
        Hello {String(useLoaderData({ strict: false }))}, {2} things
      </h1>
    ),
  })
  const failing = createRoute({
    getParentRoute: () => root,
    path: '/failing',
    loader: () => {
      throw new Error('no answer')
    },
  })
  const router = createRouter({
    routeTree: root.addChildren([list, failing]),
    defaultNotFoundComponent: () => <h1>Not found</h1>,
    defaultErrorComponent: ({ error }) => <h1>Failed: {String(error)}</h1>,
    dehydrate: () => {
      dehydrations += 1
      return {}
    },
  })
  if (light) forgoHydration(router)
  return router
}

const manifest = {
  routes: {
    __root__: {
      preloads: ['/assets/site-1.js', '/assets/framework-2.js'],
      css: ['/assets/site-3.css'],
      scripts: [{ attrs: { type: 'module', async: true, src: '/assets/site-1.js' } }],
    },
    '/list': { preloads: ['/assets/list-4.js'], css: ['/assets/list-5.css'] },
    '/failing': { preloads: ['/assets/failing-6.js'] },
  },
}

/** What Start's plugin for Vite puts in the place of these modules; they read what the test sets. */
const modules: Readonly<Record<string, string>> = {
  '#tanstack-router-entry': 'export const getRouter = () => globalThis.lightTest.getRouter()',
  '#tanstack-start-entry': 'export const startInstance = undefined',
  'tanstack-start-manifest:v':
    'export const tsrStartManifest = () => globalThis.lightTest.manifest',
}

const hooks = registerHooks({
  resolve(specifier, context, next) {
    const text = modules[specifier]
    if (text === undefined) return next(specifier, context)
    return { url: `data:text/javascript,${encodeURIComponent(text)}`, shortCircuit: true }
  },
})
let isLight = true
/** How often Start has had the state of a router written down for the browser. */
let dehydrations = 0

beforeAll(() => {
  Reflect.set(globalThis, 'lightTest', {
    manifest,
    getRouter: () => makeRouter({ light: isLight }),
  })
})
afterAll(() => {
  hooks.deregister()
  Reflect.deleteProperty(globalThis, 'lightTest')
})

const handle = createStartHandler(async ({ router, responseHeaders }) => {
  const html = isLight
    ? renderLight(router)
    : await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />))
  return new Response(html, { status: getSsrStatus(router), headers: responseHeaders })
})

async function open(path: string, { light }: { light: boolean }) {
  isLight = light
  dehydrations = 0
  const response = await handle(new Request(`https://trivsel.example${path}`))
  return { status: response.status, html: await response.text(), dehydrations }
}

/** What lets a browser, or React in it, go on from a page. */
const traces = /<script|modulepreload|\.js\b|\$tsr|\$_TSR|<!--/

describe('a light page', () => {
  it.each([
    ['that is there', '/list', 200, 'Hello Kari &amp; co, 2 things'],
    ['where nothing is', '/nothing/here', 404, 'Not found'],
    ['whose loader fails', '/failing', 500, 'Failed: Error: no answer'],
  ])(
    '%s is static markup, and nothing is written down for React',
    async (_, path, status, heading) => {
      const page = await open(path, { light: true })
      expect(page.status).toBe(status)
      expect(page.html).toMatch(/^<!DOCTYPE html><html lang="nb"><head>/)
      expect(page.html).toContain(`<body><h1>${heading}</h1></body></html>`)
      expect(page.html).not.toMatch(traces)
      expect(page.dehydrations).toBe(0)
    },
  )

  it('has its title and the style sheets of its routes', async () => {
    const { html } = await open('/list', { light: true })
    expect(html).toContain('<title>Kari &amp; co</title>')
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]
    expect(sheets.map(([, address]) => address)).toEqual([
      '/assets/site-3.css',
      '/assets/list-5.css',
    ])
  })
})

it('the same page hydrated has all of what a light one has not', async () => {
  const { status, html, dehydrations } = await open('/list', { light: false })
  expect(status).toBe(200)
  for (const part of ['<script', 'modulepreload', '.js', '$tsr', '$_TSR', '<!--'])
    expect(html).toContain(part)
  expect(dehydrations).toBe(1)
})

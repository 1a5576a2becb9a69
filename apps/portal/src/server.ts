import { AsyncLocalStorage } from 'node:async_hooks'
import type { AnyRouter } from '@tanstack/react-router'
import {
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { createStartHandler } from '@tanstack/react-start/server'
import { defaultLocale, type Locale } from '@trivsel/content-contract/locales'

import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { overwriteGetLocale } from '#locale'
import { renderLight } from '#platform/light/render-light.server.ts'
import type { RenderedPage } from '#platform/pages/render-page.server.ts'
import type { Surroundings } from '#platform/pages/site-module.ts'
import { provideRenderContext, type RenderContext } from '#platform/render-context.ts'
import { pageArea } from '#platform/routing/page-area.ts'
import { getRouter } from './router.tsx'

/** As the renderer's caller says it (`Rendering` in platform/pages). */
type Rendering = Pick<
  RenderContext,
  'screen' | 'preview' | 'personal' | 'organisation' | 'services' | 'scriptMarker'
> & {
  locale: Locale
  light: boolean
}

/** Files for machines, beside the pages. */
let outside: RenderContext = {
  screen: 'large',
  preview: false,
  personal: false,
  origin: '',
  mapAttribution: null,
  organisation: null,
  services: '',
  scriptMarker: undefined,
  lightScripts: null,
  areaScripts: [],
  dispatch: fetch,
  reportFailure: console.error,
}
let scripts: Surroundings['scripts'] = { light: [], areas: {} }
let noteFailedPart: Surroundings['noteFailedPart'] = console.error

/** Its text is set when the page is rendered; there is none where it leads elsewhere. */
type PageUnderWay = RenderContext & { readonly locale: Locale; html?: string }

const rendering = new AsyncLocalStorage<PageUnderWay>()
overwriteGetLocale(() => rendering.getStore()?.locale ?? defaultLocale)
provideRenderContext(() => rendering.getStore() ?? outside)

/**
 * The page as a text beside the response: as its body it would be made into bytes, and a stream of
 * them, only to be read back.
 */
const handler = createStartHandler(async ({ router, responseHeaders }) => {
  const page = rendering.getStore()
  const html = page?.lightScripts ? renderLight(router) : await renderHydrated(router)
  if (page) page.html = html
  return new Response(page ? null : html, {
    status: getSsrStatus(router),
    headers: responseHeaders,
  })
})

async function renderHydrated(router: AnyRouter): Promise<string> {
  const rendered = renderToString(createElement(RouterServer, { router }))
  return transformHtmlStringWithRouter(router, rendered)
}

export function surroundSite(surroundings: Surroundings): void {
  const { dispatch, mapAttribution } = surroundings
  noteFailedPart = surroundings.noteFailedPart
  scripts = surroundings.scripts
  outside = {
    ...outside,
    dispatch,
    mapAttribution,
    reportFailure: (error) => noteFailedPart(error, ''),
  }
}

/** Loads the parts of all pages, which are otherwise loaded when each is rendered first. */
export async function loadPages(): Promise<void> {
  const router = getRouter()
  await Promise.all(Object.values(router.routesById).map((route) => router.loadRouteChunk(route)))
}

/**
 * Renders the page at a public address to HTML.
 * @throws what React could not render, not even its error page
 */
export async function renderPage(
  request: Request,
  { light, ...context }: Rendering,
): Promise<RenderedPage> {
  const { pathname, origin } = new URL(request.url)
  const reportFailure = (error: unknown) => noteFailedPart(error, pathname)
  const area = pageArea(pathname)
  const page: PageUnderWay = {
    ...outside,
    ...context,
    origin,
    reportFailure,
    lightScripts: light ? scripts.light : null,
    areaScripts: (area && scripts.areas[area]) ?? [],
  }
  const response = await rendering.run(page, () => handler(request))
  const { html } = page
  if (html === undefined) return response
  return { status: response.status, headers: response.headers, text: async () => html }
}

export default { fetch: (request: Request) => handler(request) }

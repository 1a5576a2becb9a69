import { AsyncLocalStorage } from 'node:async_hooks'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { Locale } from '@trivsel/content-contract/content'
import { overwriteGetLocale } from '#locale'
import type { Surroundings } from '#platform/pages/load-site.server.ts'
import type { Screen } from '#platform/render-context.ts'
import { provideRenderContext, type RenderContext } from '#platform/render-context.ts'

/** As the renderer's caller says it (`Rendering` in platform/pages). */
type Rendering = { locale: Locale; screen: Screen; preview: boolean; scriptMarker: string }

/** What there is between pages. */
let outside: RenderContext = {
  screen: 'large',
  preview: false,
  origin: '',
  mapAttribution: null,
  scriptMarker: undefined,
  dispatch: fetch,
  reportFailure: console.error,
}
let noteFailedPart: Surroundings['noteFailedPart'] = console.error

const rendering = new AsyncLocalStorage<RenderContext & { locale: Locale }>()
overwriteGetLocale(() => rendering.getStore()?.locale ?? 'no')
provideRenderContext(() => rendering.getStore() ?? outside)

const handler = createStartHandler(defaultRenderHandler)

export function surroundSite(surroundings: Surroundings): void {
  const { dispatch, mapAttribution } = surroundings
  noteFailedPart = surroundings.noteFailedPart
  outside = {
    ...outside,
    dispatch,
    mapAttribution,
    reportFailure: (error) => noteFailedPart(error, ''),
  }
}

/** Renders the page at a public address to HTML. */
export async function renderPage(request: Request, context: Rendering): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  const reportFailure = (error: unknown) => noteFailedPart(error, pathname)
  return rendering.run({ ...outside, ...context, origin, reportFailure }, () => handler(request))
}

export default { fetch: (request: Request) => handler(request) }

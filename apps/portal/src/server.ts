import { AsyncLocalStorage } from 'node:async_hooks'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { Locale } from '@trivsel/content-contract/content'
import { overwriteGetLocale } from '#locale'
import { readPreviewWith } from '#platform/preview/preview.ts'
import { reportFailuresWith } from '#platform/report-failure.ts'
import { readScreenWith, type Screen } from '#platform/screen.ts'
import { readScriptMarkerWith } from '#platform/script-marker.ts'
import { readSiteOriginWith } from '#platform/site-origin.ts'

export { dispatchApiWith } from '#platform/api-client.ts'

/** As the renderer's caller says it (`Rendering` in platform/pages). */
type Rendering = { locale: Locale; screen: Screen; preview: boolean; scriptMarker: string }

const rendering = new AsyncLocalStorage<Rendering & { path: string; origin: string }>()
overwriteGetLocale(() => rendering.getStore()?.locale ?? 'no')
readPreviewWith(() => rendering.getStore()?.preview ?? false)
readSiteOriginWith(() => rendering.getStore()?.origin ?? '')
readScreenWith(() => rendering.getStore()?.screen ?? 'large')
readScriptMarkerWith(() => rendering.getStore()?.scriptMarker)

const handler = createStartHandler(defaultRenderHandler)

/** Parts of pages that could not be shown are noted with the path of their page. */
export function noteFailedPartsWith(note: (error: unknown, page: string) => void): void {
  reportFailuresWith((error) => note(error, rendering.getStore()?.path ?? ''))
}

/** Renders the page at a public address to HTML. */
export async function renderPage(request: Request, context: Rendering): Promise<Response> {
  const { pathname, origin } = new URL(request.url)
  return rendering.run({ ...context, path: pathname, origin }, () => handler(request))
}

export default { fetch: (request: Request) => handler(request) }

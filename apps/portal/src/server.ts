import { AsyncLocalStorage } from 'node:async_hooks'
import { createStartHandler, defaultRenderHandler } from '@tanstack/react-start/server'
import type { Locale } from '@trivsel/content-contract/content'
import { overwriteGetLocale } from '#locale'
import { readScreenWith, type Screen } from '#platform/screen.ts'

export { dispatchApiWith } from '#platform/api-client.ts'

/** What a rendering must know that is not in its address. */
type Rendering = { locale: Locale; screen: Screen }

const rendering = new AsyncLocalStorage<Rendering>()
overwriteGetLocale(() => rendering.getStore()?.locale ?? 'no')
readScreenWith(() => rendering.getStore()?.screen ?? 'large')

const handler = createStartHandler(defaultRenderHandler)

/** Renders the page at a public address to HTML. */
export async function renderPage(request: Request, context: Rendering): Promise<Response> {
  return rendering.run(context, () => handler(request))
}

export default { fetch: (request: Request) => handler(request) }

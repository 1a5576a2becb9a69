import { randomBytes } from 'node:crypto'
import type { Locale } from '@trivsel/content-contract/locales'

import { traceContent } from '../content/content-trace.server.ts'
import { organisation } from '../organisation/current-organisation.ts'
import type { RenderContext, Screen } from '../render-context.ts'
import { closedServices } from '../services/current-services.ts'
import { type CachedPage, encodePage } from './cached-page.server.ts'
import { type FinishedPage, finishPage } from './finish-page.server.ts'
import type { PageRequest } from './page-key.ts'
import { contentSecurityPolicy } from './security-headers.server.ts'
import { speculationRulesPath } from './speculation-rules.ts'

/**
 * What a rendering must know that is not in its address. In preview, drafts are shown; a personal page
 * is for one visitor; a light one is not hydrated.
 */
export type Rendering = {
  locale: Locale
  screen: Screen
  preview: boolean
  personal: boolean
  light: boolean
}

/** What else the renderer is given: what it puts on the page's own inline scripts, as their nonce, whose site it is, and what it offers. */
type Marked = Pick<RenderContext, 'organisation' | 'services' | 'scriptMarker'>

/** What is read of it; the renderer need not make a whole response of a page. */
export type RenderedPage = Pick<Response, 'status' | 'headers' | 'text'> & {
  /** Instead of its text, where the page was finished in another thread. */
  finished?: FinishedPage
}

/** The site's own renderer: the built bundle, or Vite's module runner in development. */
export type RenderSite = (request: Request, context: Rendering & Marked) => Promise<RenderedPage>

/** What `screenOf` reads. */
const screenHints = 'Sec-CH-UA-Mobile, User-Agent, X-Screen'

/** A page made without all of its content is tried again after this many milliseconds. */
const degradedLife = 2_000

/** Renders a page to bytes that can be cached and sent to everybody, unless it is a preview or personal. */
export async function renderPage(
  render: RenderSite,
  request: Pick<PageRequest, 'address'> & Rendering,
  options: {
    origin: string
    headers: Readonly<Record<string, string>>
    isDevelopment: boolean
    life: number | undefined
    /** Whether the page is another one on a small screen. */
    differsByScreen: boolean
    /** Whose card form the page embeds; none where nothing is paid. */
    cardHosts?: readonly string[]
  },
): Promise<CachedPage> {
  const scriptMarker = request.light ? undefined : randomBytes(18).toString('base64url')
  const { result, trace } = await traceContent(async () => {
    const response = await render(new Request(options.origin + request.address), {
      locale: request.locale,
      screen: request.screen,
      preview: request.preview,
      personal: request.personal,
      light: request.light,
      organisation: organisation(),
      services: closedServices(),
      scriptMarker,
    })
    const page = response.finished ?? finishPage(await response.text(), scriptMarker)
    return { response, page }
  })
  const { response, page } = result
  const location = response.headers.get('location')
  // A caller that no longer waits gets no answer either.
  const isUnavailable = trace.unavailable || trace.unanswered > 0
  const status = isUnavailable && response.status === 500 ? 503 : response.status
  const isIncomplete = trace.degraded || isUnavailable
  const life = isIncomplete ? degradedLife : options.life
  return encodePage({
    status,
    headers: {
      ...options.headers,
      ...pageHeaders(status, options),
      ...((request.preview || request.personal) && { 'cache-control': 'no-store' }),
      ...(request.preview && { 'x-robots-tag': 'noindex' }),
      ...(!options.isDevelopment && {
        'content-security-policy': contentSecurityPolicy(page.scripts, options.cardHosts),
        'speculation-rules': `"${speculationRulesPath}"`,
      }),
      ...(location && { location }),
    },
    body: page.body,
    br: page.br,
    tags: trace.tags,
    life,
  })
}

/** Browsers cache a page but ask each time whether it is still the one; what is no page is not cached. */
export function pageHeaders(
  status: number,
  { differsByScreen }: { differsByScreen: boolean },
): Record<string, string> {
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': status === 200 ? 'public, no-cache' : 'no-store',
    // By the user agent a cache in front keeps thousands of one page.
    vary: differsByScreen ? `Accept-Encoding, ${screenHints}` : 'Accept-Encoding',
    ...(status === 503 && { 'retry-after': '5' }),
  }
}

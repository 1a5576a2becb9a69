import type { IncomingMessage, ServerResponse } from 'node:http'
import { clientAddress } from '@trivsel/account-guard/client-address'
import type { TrustedProxies } from '@trivsel/account-guard/trusted-proxies'
import { localeOfAddress, locales } from '@trivsel/content-contract/locales'

import type { ContentAddresses } from '../content/content-addresses.server.ts'
import type { Log } from '../log.server.ts'
import type { PreviewCookies } from '../preview/preview-cookie.server.ts'
import { runInPreview } from '../preview/preview-state.server.ts'
import type { Screen } from '../render-context.ts'
import type { Page } from '../routing/page.ts'
import {
  isHousingPath,
  type PageId,
  pageDefinition,
  pageIds,
  pagePath,
} from '../routing/route-table.ts'
import type { CachedPage } from './cached-page.server.ts'
import { createLaterCompression } from './compress-later.server.ts'
import { createLastResorts } from './last-resort.server.ts'
import type { OldAddresses } from './old-addresses.server.ts'
import { createPageCache } from './page-cache.server.ts'
import { type NothingRequest, nothingAt, type PageRequest, pageRequest } from './page-key.ts'
import { createRequestReader } from './read-request.server.ts'
import { type RenderSite, renderPage } from './render-page.server.ts'
import { BusyError, createRenderQueue } from './render-queue.server.ts'
import { sendPage } from './send-page.server.ts'
import { runAsVisitor } from './visitor-state.server.ts'

/**
 * Rendering one page keeps a core busy: more at once would make each slower, and some wait for the
 * content system. Three hundred are done in a second.
 */
const renderLimits = { atOnce: 8, aheadAtOnce: 4, waiting: 300, perClient: 60, ahead: 300 }

/** Milliseconds. */
const idleCheck = 100

export type Pages = ReturnType<typeof createPages>

/** Serves the site's pages from memory, and renders what is not there yet. */
export function createPages(options: {
  render: RenderSite
  origin: string
  headers: Readonly<Record<string, string>>
  housingUrl: string | undefined
  addresses: ContentAddresses
  oldAddresses: Pick<OldAddresses, 'findTarget' | 'noteMissed'>
  preview: PreviewCookies
  /** Whether a page is rendered for the visitor who has these cookies, and for nobody else. */
  isPersonal: (address: string, cookies: string) => boolean
  log: Log
  /** Whose card form pages embed on which something is paid. */
  cardHosts: readonly string[]
  /** Who may say from where a request came. */
  trustedProxies: TrustedProxies
  /** Nothing is cached, and no policy hinders Vite's own scripts and styles. */
  isDevelopment: boolean
}) {
  const { origin, headers, log, isDevelopment, addresses, oldAddresses, preview } = options
  const readRequest = createRequestReader(origin)
  const lastResorts = createLastResorts(headers)
  const queue = createRenderQueue<CachedPage>(renderLimits)
  const cache = createPageCache<PageRequest | NothingRequest>({
    render,
    queue,
    noteFailure: (error) => log.error({ error }, 'a page could not be rendered again'),
    compressLater: createLaterCompression({
      whenIdle,
      noteFailure: (error) => log.error({ error }, 'a page could not be compressed'),
    }),
  })

  /** Checks at intervals: between two pages the rest of the machine has its turn too. */
  function whenIdle(work: () => void): void {
    setTimeout(() => (queue.isIdle ? work() : whenIdle(work)), idleCheck).unref()
  }

  function render(
    wanted: PageRequest | NothingRequest,
    { preview = false, personal = false } = {},
  ): Promise<CachedPage> {
    const definition: Partial<Page> = wanted.page ? pageDefinition(wanted.page.id) : {}
    const { life, paysByCard } = definition
    const { locale } = wanted.page ?? wanted
    const light = wanted.page === null || definition.light === true
    return renderPage(
      options.render,
      { ...wanted, locale, preview, personal, light },
      {
        origin,
        headers,
        isDevelopment,
        life,
        differsByScreen: definition.screen === true,
        ...(paysByCard && { cardHosts: options.cardHosts }),
      },
    )
  }

  /** @throws {BusyError} */
  function renderOnce(client: string, work: () => Promise<CachedPage>): Promise<CachedPage> {
    const job = queue.add(work)
    queue.wait(job, client)
    return job.result
  }

  async function find(wanted: PageRequest | NothingRequest, client: string): Promise<CachedPage> {
    const isCached = !wanted.page || pageDefinition(wanted.page.id).cached !== false
    if (isDevelopment || !isCached) return renderOnce(client, () => render(wanted))
    return cache.getOrRender(wanted, client)
  }

  /** How a page is rendered that only this request may have. @returns undefined: it is for everybody */
  function findOwnRendering(
    wanted: PageRequest,
    { headers: { cookie } }: IncomingMessage,
  ): (() => Promise<CachedPage>) | undefined {
    if (!cookie) return undefined
    if (options.isPersonal(wanted.address, cookie))
      return () => runAsVisitor(cookie, () => render(wanted, { personal: true }))
    if (preview.permit(cookie)) return () => runInPreview(() => render(wanted, { preview: true }))
    return undefined
  }

  /** The page at an address, or where the address leads now, or that there is nothing. */
  async function answer(url: URL, wanted: PageRequest | null, client: string) {
    const page = await find(wanted ?? nothingAt(localeOfAddress(url.pathname)), client)
    if (page.status !== 404) return { page }
    const redirect = await addresses.findRedirect(url.pathname)
    if (redirect) return { redirect }
    const to = await oldAddresses.findTarget(url)
    return to === null ? { page } : { redirect: { to, permanent: true } }
  }

  /** Counts an address that somebody followed, and where nothing is. */
  function noteMissed({ pathname }: URL, request: IncomingMessage, client: string): void {
    // Fetched ahead, nobody has followed it yet.
    if (request.method !== 'GET' || request.headers['sec-purpose']) return
    const { referer } = request.headers
    const isFromOwnPage = referer !== undefined && URL.parse(referer)?.origin === origin
    oldAddresses.noteMissed({ pathname, client, isFromOwnPage })
  }

  /** Whose turn it is to have pages rendered. */
  function clientOf(request: IncomingMessage): string {
    const forwardedFor = request.headers['x-forwarded-for']
    return clientAddress(
      {
        socketAddress: request.socket.remoteAddress,
        forwardedFor: Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor,
      },
      options.trustedProxies,
    )
  }

  return {
    /** The short way for a page that is in memory. @returns whether the request was answered */
    sendCached(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const wanted = readRequest(request)
      const page = wanted && cache.get(wanted)
      if (!page || findOwnRendering(wanted, request)) return false
      sendPage(request, response, page)
      return true
    },

    /** Answers any request that is not for the API or a file. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const url = URL.parse(request.url ?? '/', origin)
      if (!url || url.origin !== origin) return refuse(response, 400)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(response, 405, { allow: 'GET, HEAD' })
      if (options.housingUrl && isHousingPath(url.pathname))
        return redirect(response, 302, options.housingUrl + url.pathname + url.search)
      try {
        const wanted = readRequest(request)
        const client = clientOf(request)
        const own = wanted && findOwnRendering(wanted, request)
        if (own) return sendPage(request, response, await renderOnce(client, own))
        const { page, redirect: target } = await answer(url, wanted, client)
        if (target) return redirect(response, target.permanent ? 301 : 302, target.to)
        if (page.status === 404) noteMissed(url, request, client)
        sendPage(request, response, page)
      } catch (error) {
        const isBusy = error instanceof BusyError
        // Of those the log has a line for each request.
        if (!isBusy) log.error({ error }, 'a page could not be rendered')
        const why = isBusy ? 'busy' : 'failed'
        sendPage(request, response, await lastResorts(why, localeOfAddress(url.pathname)))
      }
    },

    /**
     * Makes the pages that most visits begin with, the front page and those of the menu, so that
     * nobody waits for them after a start.
     */
    async makeFirst(): Promise<void> {
      const ids = pageIds.filter((id) => id === 'front' || pageDefinition(id).menu)
      const wanted = new Map(pagesOf(origin, ids).map((page) => [page.key, page]))
      await Promise.allSettled([...wanted.values()].map((page) => cache.getOrRender(page, 'start')))
    },

    /** Whether a visitor would be sent the front page from memory. */
    hasFront: (): boolean => pagesOf(origin, ['front']).some((page) => cache.get(page)),

    drop: cache.drop,
  }
}

const screens: readonly Screen[] = ['small', 'large']

/** Pages without parameters, in each language and on each screen. */
function pagesOf(origin: string, ids: readonly PageId[]): PageRequest[] {
  return ids.flatMap((id) =>
    locales.flatMap((locale) =>
      screens.flatMap((screen) => pageRequest(new URL(pagePath(id, locale), origin), screen) ?? []),
    ),
  )
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  response.end(`${status}\n`)
}

function redirect(response: ServerResponse, status: 301 | 302, location: string) {
  response.writeHead(status, { location, 'cache-control': 'no-store' })
  response.end()
}

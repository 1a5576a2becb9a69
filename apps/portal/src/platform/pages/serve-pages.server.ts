import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ContentAddresses } from '../content/content-addresses.server.ts'
import type { Log } from '../log.server.ts'
import type { PreviewCookies } from '../preview/preview-cookie.server.ts'
import { runInPreview } from '../preview/preview-state.server.ts'
import { isHousingPath, localeOfPath, pageDefinition } from '../routing/route-table.ts'
import type { CachedPage } from './cached-page.server.ts'
import { lastResort } from './last-resort.server.ts'
import { createPageCache } from './page-cache.server.ts'
import type { PageRequest } from './page-key.ts'
import { createRequestReader } from './read-request.server.ts'
import { type RenderSite, renderPage } from './render-page.server.ts'
import { sendPage } from './send-page.server.ts'

export type Pages = ReturnType<typeof createPages>

/** Serves the site's pages from memory, and renders what is not there yet. */
export function createPages(options: {
  render: RenderSite
  origin: string
  headers: Readonly<Record<string, string>>
  housingUrl: string | undefined
  addresses: ContentAddresses
  preview: PreviewCookies
  log: Log
  /** Whose card form pages embed on which something is paid. */
  cardHosts: readonly string[]
  /** Nothing is cached, and no policy hinders Vite's own scripts and styles. */
  isDevelopment: boolean
}) {
  const cache = createPageCache()
  const { origin, headers, log, isDevelopment, addresses, preview } = options
  const readRequest = createRequestReader(origin)

  function render(wanted: PageRequest, isPreview = false): Promise<CachedPage> {
    const { life, paysByCard } = pageDefinition(wanted.page.id)
    return renderPage(
      options.render,
      { ...wanted, locale: wanted.page.locale, preview: isPreview },
      {
        ...{ origin, headers, isDevelopment, life },
        ...(paysByCard && { cardHosts: options.cardHosts }),
      },
    )
  }

  async function find(wanted: PageRequest): Promise<CachedPage> {
    if (isDevelopment || pageDefinition(wanted.page.id).cached === false) return render(wanted)
    return cache.getOrRender(wanted.key, () => render(wanted))
  }

  /** The page at an address, or where the address leads now, or that there is nothing. */
  async function answer(url: URL, wanted: PageRequest | null) {
    const page = wanted ? await find(wanted) : await renderNotFound(url)
    const redirect = page.status === 404 ? await addresses.findRedirect(url.pathname) : null
    return redirect ? { redirect } : { page }
  }

  /** Unknown addresses are without number: theirs is rendered for every request and never cached. */
  function renderNotFound(url: URL): Promise<CachedPage> {
    const locale = localeOfPath(url.pathname)
    const address = locale === 'en' ? '/en/-' : '/-'
    return renderPage(
      options.render,
      { address, locale, screen: 'large', preview: false },
      { origin, headers, isDevelopment, life: undefined },
    )
  }

  return {
    /** The short way for a page that is in memory. @returns whether the request was answered */
    sendCached(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const wanted = readRequest(request)
      const page = wanted && cache.get(wanted.key)
      if (!page || preview.permit(request.headers.cookie)) return false
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
        if (wanted && preview.permit(request.headers.cookie))
          return sendPage(request, response, await runInPreview(() => render(wanted, true)))
        const { page, redirect: target } = await answer(url, wanted)
        if (target) return redirect(response, target.permanent ? 301 : 302, target.to)
        sendPage(request, response, page)
      } catch (error) {
        log.error({ error }, 'a page could not be rendered')
        sendPage(request, response, await lastResort(localeOfPath(url.pathname), headers))
      }
    },

    drop: cache.drop,
  }
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  response.end(`${status}\n`)
}

function redirect(response: ServerResponse, status: 301 | 302, location: string) {
  response.writeHead(status, { location, 'cache-control': 'no-store' })
  response.end()
}

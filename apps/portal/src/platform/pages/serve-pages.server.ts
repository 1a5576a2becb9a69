import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from '../log.server.ts'
import { isHousingPath, localeOfPath, type PageId, pageDefinition } from '../routing/route-table.ts'
import { lastResort } from './last-resort.server.ts'
import { createPageCache } from './page-cache.server.ts'
import { type PageRequest, pageRequest } from './page-key.ts'
import { type RenderSite, renderPage } from './render-page.server.ts'
import { sendPage } from './send-page.server.ts'
import type { StoredPage } from './stored-page.server.ts'

export type Pages = ReturnType<typeof createPages>

/** Serves the site's pages from memory, and renders what is not there yet. */
export function createPages(options: {
  render: RenderSite
  origin: string
  headers: Readonly<Record<string, string>>
  housingUrl: string | undefined
  log: Log
  /** In development nothing is kept. */
  keep: boolean
}) {
  const cache = createPageCache()
  const { origin, headers, log } = options

  async function find(wanted: PageRequest): Promise<StoredPage> {
    const render = () =>
      renderPage(
        options.render,
        { ...wanted, locale: wanted.page.locale },
        { origin, life: pageDefinition(wanted.page.id).life },
      )
    return options.keep ? cache.getOrRender(wanted.key, render) : render()
  }

  /** Unknown addresses are without number: theirs is rendered for every request and never kept. */
  function renderNotFound(url: URL): Promise<StoredPage> {
    const locale = localeOfPath(url.pathname)
    const address = locale === 'en' ? '/en/-' : '/-'
    return renderPage(
      options.render,
      { address, locale, screen: 'large' },
      { origin, life: undefined },
    )
  }

  return {
    /** The short way for a page that is in memory. @returns the page that was sent, or null */
    sendKept(request: IncomingMessage, response: ServerResponse): PageId | null {
      if (request.method !== 'GET' && request.method !== 'HEAD') return null
      const wanted = readPageRequest(request, origin)
      const page = wanted && cache.get(wanted.key)
      if (!page) return null
      sendPage(request, response, page, headers)
      return wanted.page.id
    },

    /** Answers any request that is not for the API or a file. */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const url = URL.parse(request.url ?? '/', origin)
      if (!url || url.origin !== origin) return refuse(response, 400)
      if (request.method !== 'GET' && request.method !== 'HEAD')
        return refuse(response, 405, { allow: 'GET, HEAD' })
      if (options.housingUrl && isHousingPath(url.pathname))
        return redirect(response, options.housingUrl + url.pathname + url.search)
      try {
        const wanted = readPageRequest(request, origin)
        const page = wanted ? await find(wanted) : await renderNotFound(url)
        sendPage(request, response, page, headers)
      } catch (error) {
        log.error({ error }, 'a page could not be rendered')
        sendPage(request, response, await lastResort(localeOfPath(url.pathname)), headers)
      }
    },

    drop: cache.drop,
  }
}

function readPageRequest(request: IncomingMessage, origin: string): PageRequest | null {
  const url = URL.parse(request.url ?? '/', origin)
  if (!url) return null
  const hint = request.headers['sec-ch-ua-mobile']
  return pageRequest(url, {
    mobileHint: Array.isArray(hint) ? hint[0] : hint,
    userAgent: request.headers['user-agent'],
  })
}

function refuse(response: ServerResponse, status: number, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
  response.end(`${status}\n`)
}

function redirect(response: ServerResponse, location: string) {
  response.writeHead(302, { location, 'cache-control': 'no-store' })
  response.end()
}

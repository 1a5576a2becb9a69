import { expect, it } from 'vitest'
import { createApiPages } from '#platform/api/api-pages.server.ts'
import { createApiDocument } from '#platform/api/openapi.server.ts'
import { descriptions } from '../features.server.ts'

const ask = (TRIVSEL_ENV: 'local' | 'test' | 'production') =>
  createApiPages({ TRIVSEL_ENV }, () => createApiDocument(descriptions)).request('/dev/api')

it('shows every route to developers, and loads nothing', async () => {
  const answer = await ask('local')
  const page = await answer.text()
  for (const { route, summary } of descriptions) {
    expect(page).toContain(`<h3>${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}</h3>`)
    expect(page).toContain(summary)
  }
  expect(page).not.toMatch(/<script|<link|<img|@import/)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  )
})

it('is not there in production', async () => {
  expect((await ask('production')).status).toBe(404)
})

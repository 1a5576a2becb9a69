import { expect, it } from 'vitest'
import type { PortalContext } from '#core/feature/feature.server.ts'
import { createApiPages } from '#platform/api/api-pages.server.ts'
import { createApiDocument } from '#platform/api/openapi.server.ts'
import { descriptions } from '../features.server.ts'
import { createDevelopmentPages } from '../portal-development.server.ts'

it('shows every endpoint to developers, and loads nothing', async () => {
  const pages = createApiPages(() => createApiDocument(descriptions))
  const answer = await pages.request('/dev/api')
  const page = await answer.text()
  for (const { endpoint, summary } of descriptions) {
    expect(page).toContain(
      `<h3>${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}</h3>`,
    )
    expect(page).toContain(summary)
  }
  expect(page).not.toMatch(/<script|<link|<img|@import/)
  expect(answer.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-/,
  )
})

it('is not there in production', () => {
  const context = { configuration: { TRIVSEL_ENV: 'production' } } as PortalContext
  expect(createDevelopmentPages(context, undefined)).toBeNull()
})

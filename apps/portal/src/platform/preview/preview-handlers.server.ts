import { ownAddress } from '@trivsel/content-contract/own-address'
import { isPreviewPermit } from '@trivsel/content-contract/preview'
import { Hono } from 'hono'
import type { ApiEnvironment } from '../api/api-environment.server.ts'
import { mountEndpoint } from '../api/mount-endpoint.server.ts'
import { described } from './endpoints.server.ts'
import type { PreviewCookies } from './preview-cookie.server.ts'

/** The way of editors into the preview, and out of it. */
export function createPreviewApi(options: {
  siteKey: string
  cookies: PreviewCookies
}): Hono<ApiEnvironment> {
  const { siteKey, cookies } = options
  const api = new Hono<ApiEnvironment>()

  mountEndpoint(api, described.begin, [], ({ context, query: { path, ...permit } }) => {
    if (isPreviewPermit(siteKey, path, permit, Date.now()))
      context.header('set-cookie', cookies.begin())
    context.header('cache-control', 'no-store')
    return context.redirect(ownAddress(path) ?? '/', 302)
  })

  mountEndpoint(api, described.end, [], ({ context, query: { path } }) => {
    context.header('set-cookie', cookies.end())
    context.header('cache-control', 'no-store')
    return context.redirect(ownAddress(path) ?? '/', 302)
  })

  return api
}

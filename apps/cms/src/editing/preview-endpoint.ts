import { defaultLocale, isLocale } from '@trivsel/content-contract/locales'

import { previewAddress } from '@trivsel/content-contract/preview'
import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import { hasRole } from '../access/has-role.ts'
import { environment } from '../environment.ts'
import { previewPath } from './preview-path.ts'

const tenMinutes = 10 * 60 * 1_000

const Params = z.object({
  shown: z.string(),
  id: z.coerce.number().int().min(0).max(2_147_483_647),
})

/**
 * `GET /api/preview/<collection>/<id>?locale=` leads a signed-in editor to the draft on the site, with
 * a permit of ten minutes. 401 for strangers, 404 when there is nothing to see in that language.
 * For a global the id is not read.
 */
export const previewEndpoint: Endpoint = {
  path: '/preview/:shown/:id',
  method: 'get',
  handler: async (req) => {
    if (!hasRole(req.user, 'editor')) return new Response(null, { status: 401 })
    const path = await findPath(req)
    if (!path) return new Response(null, { status: 404 })
    const { portalUrl, siteKey } = environment
    const location = previewAddress(portalUrl, siteKey, path, Date.now() + tenMinutes)
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
  },
}

async function findPath(req: PayloadRequest): Promise<string | null> {
  const params = Params.safeParse(req.routeParams)
  if (!params.success) return null
  const { shown, id } = params.data
  const locale = isLocale(req.query.locale) ? req.query.locale : defaultLocale
  if (isGlobal(req, shown)) return previewPath(shown, locale, {})
  if (!isCollection(req, shown)) return null
  const document = await req.payload.findByID({
    collection: shown,
    id,
    locale,
    draft: true,
    depth: 0,
    disableErrors: true,
  })
  return document && previewPath(shown, locale, document)
}

const isCollection = ({ payload }: PayloadRequest, name: string): name is CollectionSlug =>
  Object.hasOwn(payload.collections, name)

const isGlobal = ({ payload }: PayloadRequest, name: string): name is GlobalSlug =>
  payload.config.globals.some(({ slug }) => slug === name)

import { type Endpoint, Forbidden } from 'payload'
import { hasRole } from '../access/has-role.ts'
import { removeFactor } from './second-factor.ts'

/** `POST /api/editors/:id/remove-second-factor`: for an admin, and never for oneself. */
export const removeFactorEndpoint: Endpoint = {
  path: '/:id/remove-second-factor',
  method: 'post',
  async handler(req) {
    const editorId = Number(req.routeParams?.id)
    if (!hasRole(req.user, 'admin') || req.user?.id === editorId) throw new Forbidden(req.t)
    if (!Number.isSafeInteger(editorId)) throw new Forbidden(req.t)
    await removeFactor(req.payload, editorId)
    req.payload.logger.info({ msg: 'A second factor was removed', editorId, by: req.user?.id })
    return Response.json({ success: true })
  },
}

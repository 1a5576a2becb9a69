import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { changeHealth, confirmContact, openHealth, removeContact } from './change-care.server.ts'
import { careDescribed as described } from './endpoints.server.ts'

/** Health and contacts of children. */
export function createCareApi({ database, encryption, ...auth }: AuthDependencies & Parts) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.openHealth, ({ staff, params: { id: childId } }) =>
    openHealth(parts, { staff, childId }),
  )

  serve(described.saveHealth, async ({ staff, params: { id: childId }, body }) => {
    await changeHealth(parts, { staff, childId }, body)
    return {}
  })

  serve(described.confirmContact, async ({ staff, params: { id: childId, contactId } }) => {
    await confirmContact(parts, { staff, childId, contactId })
    return {}
  })

  serve(described.removeContact, async ({ staff, params: { id: childId, contactId }, body }) => {
    await removeContact(parts, { staff, childId, contactId, reason: body.reason })
    return {}
  })

  return api
}

import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { addChild } from './add-child.server.ts'
import { correctChild, renumberChild } from './correct-child.server.ts'
import { childDetailsDescribed as described } from './endpoints.server.ts'
import { removeChild } from './remove-child.server.ts'

/** Who a child is. */
export function createChildDetailsApi({ database, encryption, ...auth }: AuthDependencies & Parts) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.add, ({ staff, body }) => addChild(parts, staff, body))

  serve(described.correct, async ({ staff, params: { id: childId }, body }) => {
    await correctChild(parts, { staff, childId }, body)
    return {}
  })

  serve(described.remove, async ({ staff, params: { id: childId }, body }) => {
    await removeChild(parts, { staff, childId }, body)
    return {}
  })

  serve(described.renumber, async ({ staff, params: { id: childId }, body }) => {
    await renumberChild(parts, { staff, childId }, body)
    return {}
  })

  return api
}

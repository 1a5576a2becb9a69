import { type AuthDependencies, serveEndpoints } from '#core/feature/serve-endpoints.server.ts'
import type { Parts } from '../model/lock-child.server.ts'
import { addGuardian } from './add-guardian.server.ts'
import {
  changeAccess,
  changeBlock,
  changeResponsibility,
  changeRestriction,
  showContactDetails,
} from './change-access.server.ts'
import { correctGuardian, removeGuardian, renumberGuardian } from './correct-guardian.server.ts'
import { guardiansDescribed as described } from './endpoints.server.ts'

/** Who reaches a child. */
export function createGuardiansApi({ database, encryption, ...auth }: AuthDependencies & Parts) {
  const { api, serve } = serveEndpoints(auth)
  const parts = { database, encryption }

  serve(described.add, ({ staff, params: { id: childId }, body }) =>
    addGuardian(parts, { staff, childId }, body),
  )

  serve(described.correct, async ({ staff, params: { id: childId, guardianId }, body }) => {
    await correctGuardian(parts, { staff, childId, guardianId }, body)
    return {}
  })

  serve(described.renumber, async ({ staff, params: { id: childId, guardianId }, body }) => {
    await renumberGuardian(parts, { staff, childId, guardianId }, body)
    return {}
  })

  serve(described.remove, async ({ staff, params: { id: childId, guardianId }, body }) => {
    await removeGuardian(parts, { staff, childId, guardianId }, body)
    return {}
  })

  serve(described.changeAccess, async ({ staff, params: { id: childId, guardianId }, body }) => {
    await changeAccess(parts, { staff, childId, guardianId }, body)
    return {}
  })

  serve(
    described.changeResponsibility,
    async ({ staff, params: { id: childId, guardianId }, body }) => {
      await changeResponsibility(parts, { staff, childId, guardianId }, body)
      return {}
    },
  )

  serve(described.changeBlock, async ({ staff, params: { id: childId, guardianId }, body }) => {
    await changeBlock(parts, { staff, childId, guardianId }, body)
    return {}
  })

  serve(
    described.changeRestriction,
    async ({ staff, params: { id: childId, guardianId }, body }) => {
      await changeRestriction(parts, { staff, childId, guardianId }, body)
      return {}
    },
  )

  serve(described.show, ({ staff, params: { id: childId, guardianId } }) =>
    showContactDetails(parts, { staff, childId, guardianId }),
  )

  return api
}

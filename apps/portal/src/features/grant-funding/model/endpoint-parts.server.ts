import { z } from 'zod'
import { associationRefusals } from '#core/associations/refusals.ts'
import { AttachmentId } from '#core/files/contract.ts'
import { grantRefusals } from '#core/grants/refusals.ts'
import { only } from '#platform/api/describe-endpoint.server.ts'

/* What descriptions of endpoints here have in common. */

export const ofGrant = {
  schema: z.object({ applicationId: z.uuid() }),
  refusal: 'GRANT_NOT_FOUND',
} as const
export const ofFile = {
  schema: z.object({ applicationId: z.uuid(), file: AttachmentId }),
  refusal: 'FILE_NOT_FOUND',
} as const

/** Of everything that an applicant changes. */
export const byApplicant = {
  ...only(grantRefusals, 'GRANT_NOT_FOUND', 'GRANT_STATE', 'GRANT_CHANGED'),
  ...only(associationRefusals, 'ASSOCIATION_RIGHT_MISSING', 'ASSOCIATION_STATE'),
}

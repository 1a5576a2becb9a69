import { z } from 'zod'
import { kindergartenRefusals } from '#core/kindergartens/refusals.ts'
import { kindergartenOfficeRoles, kindergartenRoles } from '#core/kindergartens/roles.ts'
import { only } from '#platform/api/describe-endpoint.server.ts'

const params = { schema: z.object({ id: z.uuid() }), refusal: 'KINDERGARTEN_NOT_FOUND' } as const

/** Of endpoints for one kindergarten that the caller reaches. */
export const ofKindergarten = {
  access: { staff: kindergartenRoles },
  params,
  refusals: only(kindergartenRefusals, 'KINDERGARTEN_NOT_FOUND'),
} as const

/** The same, for the office alone. */
export const ofKindergartenByOffice = {
  ...ofKindergarten,
  access: { staff: kindergartenOfficeRoles },
} as const

/** How many children have places where they stand in the way of a change. */
export const ChildrenCount = z.strictObject({ children: z.int().positive() })

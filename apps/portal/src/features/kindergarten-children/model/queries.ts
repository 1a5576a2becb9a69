import { staffKey } from '#core/staff-area/queries.ts'

/** Of everything about children: what changes one child changes the list, too. */
export const childrenKey = [...staffKey, 'kindergarten-children'] as const

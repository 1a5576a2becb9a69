import { z } from 'zod'

export const ChildAdded = z.strictObject({ id: z.uuid() })
export type ChildAdded = z.infer<typeof ChildAdded>

/** The child that is here already; null where the caller does not reach it. */
export const ChildHere = z.strictObject({ childId: z.uuid().nullable() })
export type ChildHere = z.infer<typeof ChildHere>

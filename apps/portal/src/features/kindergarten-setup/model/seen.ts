import { z } from 'zod/mini'

export const version = z.int().check(z.gte(1), z.lte(2_147_483_647))

/** A row as it was read: nobody overwrites what somebody else has saved. */
export const seen = z.object({ id: z.uuid(), version })
export type Seen = z.infer<typeof seen>

import { z } from 'zod'

const instant = z.iso.datetime()

export const Tablets = z.strictObject({
  /** Of the caller's kindergartens, that are not closed. */
  departments: z.array(
    z.strictObject({ id: z.uuid(), name: z.string(), kindergarten: z.string() }),
  ),
  /** Those in use first. */
  tablets: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      department: z.string(),
      kindergarten: z.string(),
      pairedAt: instant,
      /** Empty when that account is deleted. */
      pairedBy: z.string(),
      lastSeenAt: instant.nullable(),
      shutOffAt: instant.nullable(),
      marksToReview: z.int(),
    }),
  ),
})
export type Tablets = z.infer<typeof Tablets>

/** The only time that the code is shown. */
export const MadePairing = z.strictObject({ code: z.string(), expiresAt: instant })
export type MadePairing = z.infer<typeof MadePairing>

export const Paired = z.strictObject({ deviceId: z.uuid() })
export type Paired = z.infer<typeof Paired>

import { z } from 'zod/mini'

const id = z.uuid()
const token = z.string().check(z.maxLength(200))

export const OwnOne = z.object({ id })
export type OwnOne = z.infer<typeof OwnOne>

export const FounderWanted = z.object({ id, founderId: id })
export type FounderWanted = z.infer<typeof FounderWanted>

/** Of a mailed link. */
export const FounderToken = z.object({ token })
export type FounderToken = z.infer<typeof FounderToken>

export const FounderAnswer = z.object({ token, accepts: z.boolean() })
export type FounderAnswer = z.infer<typeof FounderAnswer>

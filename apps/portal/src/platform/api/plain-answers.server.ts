import { z } from 'zod'
import type { Success as SuccessAnswer } from './endpoint.ts'

/** Of endpoints that have nothing to say but that it is done. */
export const Done = z.strictObject({})
export const Success = z.strictObject({ success: z.literal(true) })
export const success: SuccessAnswer = { success: true }

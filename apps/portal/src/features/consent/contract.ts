import { z } from 'zod'
import { trackedNames } from '#core/consent/tracked-names.ts'

export const TrackedEvent = z.strictObject({ name: z.enum(trackedNames) })
export type TrackedEvent = z.infer<typeof TrackedEvent>

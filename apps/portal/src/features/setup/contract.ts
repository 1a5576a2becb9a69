import { z } from 'zod/mini'
import { connectionOutcomes } from '#core/setup/connection.ts'

/** Pages on which something must be set up before the organisation can begin. */
export const SetupState = z.strictObject({
  items: z.array(z.strictObject({ page: z.string(), isDone: z.boolean() })),
})
export type SetupState = z.infer<typeof SetupState>

export const TriedConnection = z.strictObject({ outcome: z.enum(connectionOutcomes) })
export type TriedConnection = z.infer<typeof TriedConnection>

/** Codes of refusals, with their HTTP statuses. */
export const setupRefusals = { CONNECTION_NOT_FOUND: 404 } as const

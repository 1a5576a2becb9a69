import { z } from 'zod/mini'
import { welcomeConditions } from '#core/associations/welcome-mark.ts'

/** Whether an association has the mark, and which of its conditions hold. */
export const WelcomeMark = z.strictObject({
  hasMark: z.boolean(),
  /** Whether it is active: others have none. */
  isActive: z.boolean(),
  conditions: z.array(z.strictObject({ condition: z.enum(welcomeConditions), holds: z.boolean() })),
  newMembers: z.int(),
  /** So many are needed, within so many months. */
  welcomeMembers: z.int(),
  welcomeMonths: z.int(),
})
export type WelcomeMark = z.infer<typeof WelcomeMark>

import { z } from 'zod'

export const EmployeePins = z.strictObject({
  /** Who has not left, by kindergarten and name. */
  employees: z.array(
    z.strictObject({
      id: z.uuid(),
      name: z.string(),
      kindergarten: z.string(),
      /** Empty for somebody of all departments. */
      department: z.string(),
      pin: z.enum(['none', 'set', 'locked']),
      /** The caller: somebody else gives them a PIN. */
      isOwn: z.boolean(),
    }),
  ),
})
export type EmployeePins = z.infer<typeof EmployeePins>

/** The only time that it is shown. */
export const MadePin = z.strictObject({ pin: z.string() })
export type MadePin = z.infer<typeof MadePin>

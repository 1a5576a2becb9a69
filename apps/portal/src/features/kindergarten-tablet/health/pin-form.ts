import { z } from 'zod/mini'
import { pinLength } from '#core/kindergartens/limits.ts'

export const Pin = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'PIN_REQUIRED'),
    z.regex(/^\d+$/, 'PIN_DIGITS'),
    z.minLength(pinLength.least, 'PIN_DIGITS'),
    z.maxLength(pinLength.most, 'PIN_DIGITS'),
  )

/** An employee opens what needs a PIN. */
export const PinForm = z.strictObject({
  employeeId: z.uuid('EMPLOYEE_REQUIRED'),
  pin: Pin,
})
export type PinForm = z.infer<typeof PinForm>

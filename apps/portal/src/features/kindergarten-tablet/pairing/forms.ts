import { z } from 'zod/mini'
import { longest } from '#core/kindergartens/limits.ts'
import { readPairingCode } from './pairing-code.ts'

export const TabletName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'TABLET_NAME_REQUIRED'),
    z.maxLength(longest.name, 'TABLET_NAME_TOO_LONG'),
  )

/** A leader makes a code for a tablet of a department. */
export const PairingForm = z.strictObject({
  departmentId: z.uuid('DEPARTMENT_REQUIRED'),
  name: TabletName,
})
export type PairingForm = z.infer<typeof PairingForm>

/** The code as it is typed on the tablet. */
export const CodeForm = z.strictObject({
  code: z.string().check(
    z.trim(),
    z.minLength(1, 'PAIRING_CODE_REQUIRED'),
    z.refine((typed) => typed === '' || readPairingCode(typed) !== null, 'PAIRING_CODE_SHAPE'),
  ),
})
export type CodeForm = z.infer<typeof CodeForm>

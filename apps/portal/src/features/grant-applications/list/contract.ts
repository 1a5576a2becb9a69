import { z } from 'zod/mini'
import { Language } from '../model/contract.ts'

/** A new draft, or the one of this type that there is. */
export const StartForm = z.strictObject({
  /** Null for the caller as a person. */
  associationId: z.nullable(z.uuid()),
  typeId: z.uuid(),
  roundId: z.uuid(),
  /** An application whose text and budget it begins with. */
  copyOf: z.nullable(z.uuid()),
  language: Language,
})
export type StartForm = z.infer<typeof StartForm>

export const Started = z.strictObject({ id: z.string() })
export type Started = z.infer<typeof Started>

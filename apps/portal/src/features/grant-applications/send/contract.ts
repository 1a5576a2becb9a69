import { z } from 'zod/mini'
import { Language } from '../model/contract.ts'
import { problemCodes } from '../model/find-problems.ts'

/** What the person who sends it has seen, so that nobody sends what they have not read. */
export const SendForm = z.strictObject({
  draftVersion: z.int(),
  sentVersion: z.int(),
  language: Language,
})
export type SendForm = z.infer<typeof SendForm>

/** What a refusal says besides its code: all that is missing or wrong. */
export const IncompleteDetails = {
  problems: z.array(
    z.strictObject({
      code: z.enum(problemCodes),
      field: z.nullable(z.string()),
      documentId: z.nullable(z.string()),
    }),
  ),
}

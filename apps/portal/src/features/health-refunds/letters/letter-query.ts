import { locales } from '@trivsel/content-contract/locales'
import { z } from 'zod'

/** A letter is read in the language that the reader chooses. */
export const LetterQuery = z.object({ language: z.enum(locales) })

export const letterParams = {
  schema: z.object({ id: z.uuid(), letter: z.uuid() }),
  refusal: 'CASE_NOT_FOUND',
} as const

import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** No control characters: a database has no place for some of them. */
export const isPlain = (text: string): boolean => !/(?!\n)\p{Cc}/u.test(text) && text.isWellFormed()

/** A text that people write; a national id in it is refused. */
export const plainText = (longest: number, missing: string) =>
  z.string().check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(longest),
    z.refine(isPlain, 'CHARACTERS_INVALID'),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

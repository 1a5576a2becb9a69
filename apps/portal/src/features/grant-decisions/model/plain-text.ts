import { z } from 'zod/mini'
import { hasNationalId } from '#core/personal-data/national-id.ts'

/** No control characters: a database has no place for some of them. */
const isPlain = (text: string): boolean => !/(?!\n)\p{Cc}/u.test(text) && text.isWellFormed()

/** A text that people write; a national id in it is refused. @param least 0 where it may be empty */
export const plainText = (longest: number, least: 0 | 1 = 1) =>
  z.string().check(
    z.trim(),
    z.minLength(least, 'TEXT_REQUIRED'),
    z.maxLength(longest, 'TOO_LONG'),
    z.refine(isPlain, 'CHARACTERS_INVALID'),
    z.refine((text) => !hasNationalId(text), 'LOOKS_LIKE_NATIONAL_ID'),
  )

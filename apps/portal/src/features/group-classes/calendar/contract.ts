import { z } from 'zod'

/** Relative to the portal's address; null while there is none. */
export const CalendarAddress = z.strictObject({ path: z.string().nullable() })
export type CalendarAddress = z.infer<typeof CalendarAddress>

/** 256 random bits in base64url, as the name of a file. */
export const CalendarFile = z
  .string()
  .regex(/^[\w-]{43}\.ics$/)
  .transform((file) => file.slice(0, -'.ics'.length))

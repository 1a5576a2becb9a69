import { z } from 'zod'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

type Keys = Pick<FieldEncryption, 'index'>

const purposeOfKey = 'class-link'

/** What a mailed link permits, and nothing else; `until` in seconds since 1970. */
const Permit = z.discriminatedUnion('purpose', [
  z.strictObject({
    purpose: z.literal('unbook'),
    bookingId: z.int(),
    userId: z.string(),
    until: z.int(),
  }),
  z.strictObject({ purpose: z.literal('stop-reminders'), userId: z.string(), until: z.int() }),
])
export type Permit = z.infer<typeof Permit>

/** `<words>.<signature>`, both in base64url. The words can be read by whoever has the link, and not changed. */
export function signLink(keys: Keys, permit: Permit): string {
  const words = Buffer.from(JSON.stringify(permit)).toString('base64url')
  return `${words}.${keys.index(words, purposeOfKey)[0]}`
}

/** @returns null for what we have not signed, and from its end on */
export function readLink(keys: Keys, token: string, now: Date): Permit | null {
  const [words = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !keys.index(words, purposeOfKey).includes(signature)) return null
  const permit = Permit.parse(JSON.parse(Buffer.from(words, 'base64url').toString()))
  return now.getTime() < permit.until * 1_000 ? permit : null
}

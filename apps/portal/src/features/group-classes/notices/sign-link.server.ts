import { z } from 'zod'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'

type Keys = Pick<FieldEncryption, 'index'>

const keyPurpose = 'class-link'

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

/** `<payload>.<signature>`, both in base64url. The payload can be read with the link, but not changed. */
export function signLink(keys: Keys, permit: Permit): string {
  const payload = Buffer.from(JSON.stringify(permit)).toString('base64url')
  return `${payload}.${keys.index(payload, keyPurpose)[0]}`
}

/** @returns null when the signature is not ours or the permit has expired */
export function readLink(keys: Keys, token: string, now: Date): Permit | null {
  const [payload = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !keys.index(payload, keyPurpose).includes(signature)) return null
  const permit = Permit.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return now.getTime() < permit.until * 1_000 ? permit : null
}

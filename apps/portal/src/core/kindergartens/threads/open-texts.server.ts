import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { messageTextLocation, threadSubjectLocation } from '../field-locations.ts'

/** The subject of a thread; null once it is retracted. */
export const openSubject = (
  encryption: FieldEncryption,
  { id, subject }: { readonly id: string; readonly subject: string | null },
): string | null => subject && encryption.decrypt(subject, threadSubjectLocation(id))

/** The text of a message; null once it is retracted. */
export const openText = (
  encryption: FieldEncryption,
  { id, text }: { readonly id: string; readonly text: string | null },
): string | null => text && encryption.decrypt(text, messageTextLocation(id))

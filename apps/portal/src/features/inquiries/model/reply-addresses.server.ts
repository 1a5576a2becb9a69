import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createReplyAddresses, type ReplyAddresses } from '#platform/mail/reply-address.server.ts'

/** @returns null when incoming mail is not configured */
export function createInquiryReplyAddresses(
  encryption: Pick<FieldEncryption, 'index'>,
  { MAIL_REPLY_TO: address }: Pick<Configuration, 'MAIL_REPLY_TO'>,
): ReplyAddresses | null {
  return address === undefined ? null : createReplyAddresses(encryption, address)
}

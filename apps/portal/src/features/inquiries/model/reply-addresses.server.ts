import type { Configuration } from '#platform/config.server.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createReplyAddresses, type ReplyAddresses } from '#platform/mail/reply-address.server.ts'

/** Null where no mails come in. */
export function openReplyAddresses(
  encryption: Pick<FieldEncryption, 'index'>,
  { MAIL_REPLY_TO: address }: Pick<Configuration, 'MAIL_REPLY_TO'>,
): ReplyAddresses | null {
  return address === undefined ? null : createReplyAddresses(encryption, address)
}

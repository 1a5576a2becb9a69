import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { isSameSecret } from '#platform/crypto/same-secret.server.ts'

/** Of 256 bits: hexadecimal, since some mail servers write addresses in small letters. */
const proofDigits = 20

const written = /^([^+@]+)\+(\d{1,12})\.([\da-f]{20})@([^@]+)$/

/**
 * Addresses by which an answer finds the thread that it belongs to: `svar+1042.3f…@trivsel.example`.
 * Nobody can make one for another number; one that was made under an older key still counts.
 *
 * @param address the mailbox that they all come to, `svar@trivsel.example`; its server must take
 *   the part after `+`
 */
export function createReplyAddresses(
  encryption: Pick<FieldEncryption, 'index'>,
  address: string,
): ReplyAddresses {
  const [mailbox = '', domain = ''] = address.toLowerCase().split('@')

  function proofsOf(number: number): string[] {
    return encryption
      .index(String(number), 'reply address')
      .map((hash) => Buffer.from(hash, 'base64url').toString('hex').slice(0, proofDigits))
  }

  return {
    addressOf: (number) => `${mailbox}+${number}.${proofsOf(number)[0]}@${domain}`,
    numberOf(recipient) {
      const [, to, digits = '', proof = '', at] = written.exec(recipient.toLowerCase()) ?? []
      if (to !== mailbox || at !== domain) return null
      const number = Number(digits)
      return proofsOf(number).some((known) => isSameSecret(proof, known)) ? number : null
    },
  }
}

export type ReplyAddresses = {
  addressOf(number: number): string
  /** @returns the number of a thread; `null` for any address that is not one of ours */
  numberOf(recipient: string): number | null
}

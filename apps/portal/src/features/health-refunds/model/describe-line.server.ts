import type { z } from 'zod'
import type { AttachmentView } from '#core/files/contract.ts'
import type { FieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import type { refundLine } from './contract.ts'
import type { findLines } from './find-sent.server.ts'
import { decryptLine } from './refund-secrets.server.ts'

type Row = Awaited<ReturnType<typeof findLines>>[number]

/** An expense with its texts decrypted. @param files those of the application */
export function describeLine(
  encryption: FieldEncryption,
  line: Row,
  files: readonly AttachmentView[],
): z.infer<typeof refundLine> {
  const { id, category, spentFrom, spentTo, amountOre, isForeign, noRight, acceptedOre } = line
  return {
    id,
    category,
    from: spentFrom,
    to: spentTo,
    amountOre,
    isForeign,
    note: decryptLine(encryption, 'note', { id, text: line.note }),
    files: files.filter((file) => line.files.includes(file.id)),
    noRight,
    acceptedOre,
    acceptedBecause: decryptLine(encryption, 'accepted_because', {
      id,
      text: line.acceptedBecause,
    }),
  }
}

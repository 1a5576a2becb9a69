import type { FileParts } from '#core/files/file-parts.server.ts'
import { type InspectedFile, inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import { maxFiles } from '#core/files/limits.ts'
import { fileProblems } from '#core/files/refusals.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { IncomingFile, IncomingMail } from '#platform/mail/incoming/parse-mail.server.ts'
import type { Sender } from '#platform/untrusted/fair-line.server.ts'

/** The same limit as in the form. */
const mostFiles = 10

export type MailFiles = {
  readonly accepted: readonly InspectedFile[]
  /** The names of files that were not accepted. */
  readonly rejectedNames: readonly string[]
}

/**
 * Checks the files of a mail by the rules of the form. A mail is not refused because of one of them.
 * @throws {Refusal} UNAVAILABLE (503) when the virus scanner does not answer, or too many files are waiting
 */
export async function judgeMailFiles(
  parts: Pick<FileParts, 'scan' | 'log'>,
  { attachments, from }: Pick<IncomingMail, 'attachments' | 'from'>,
): Promise<MailFiles> {
  const sender = { client: from?.email ?? 'incoming mail', isVisitor: true }
  const accepted: InspectedFile[] = []
  const rejectedNames: string[] = []
  let bytes = 0
  for (const file of attachments) {
    const isWithin = accepted.length < mostFiles && bytes + file.bytes.length <= maxFiles
    const judged = isWithin ? await judgeOne(parts, file, sender) : null
    if (judged === null) rejectedNames.push(file.name)
    else {
      accepted.push(judged)
      bytes += file.bytes.length
    }
  }
  return { accepted, rejectedNames }
}

async function judgeOne(
  parts: Pick<FileParts, 'scan' | 'log'>,
  { name, declaredType, bytes: { buffer, byteOffset, byteLength } }: IncomingFile,
  sender: Sender,
): Promise<InspectedFile | null> {
  try {
    const bytes = Buffer.from(buffer, byteOffset, byteLength)
    const [judged] = await inspectFiles(parts, [{ name, declaredType, bytes }], sender)
    return judged ?? null
  } catch (error) {
    if (error instanceof Refusal && fileProblems.some((problem) => problem === error.code))
      return null
    throw error
  }
}

import type { FileParts } from '#core/files/file-parts.server.ts'
import { type InspectedFile, inspectFiles } from '#core/files/inspect/inspect-files.server.ts'
import { maxFiles } from '#core/files/limits.ts'
import { fileProblems } from '#core/files/refusals.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { IncomingFile, IncomingMail } from '#platform/mail/incoming/parse-mail.server.ts'
import type { Sender } from '#platform/untrusted/fair-line.server.ts'

/** As many as the form takes. */
const mostFiles = 10

export type MailFiles = {
  readonly taken: readonly InspectedFile[]
  /** Names of those that are not taken: staff ask for them in another way. */
  readonly left: readonly string[]
}

/**
 * Takes the files of a mail that a form would take. A mail cannot be sent back for one of them.
 * @throws {Refusal} UNAVAILABLE (503): the virus scanner does not answer, or too many wait
 */
export async function judgeMailFiles(
  parts: Pick<FileParts, 'scan' | 'log'>,
  { attachments, from }: Pick<IncomingMail, 'attachments' | 'from'>,
): Promise<MailFiles> {
  const sender = { client: from?.email ?? 'incoming mail', isVisitor: true }
  const taken: InspectedFile[] = []
  const left: string[] = []
  let bytes = 0
  for (const file of attachments) {
    const isWithin = taken.length < mostFiles && bytes + file.bytes.length <= maxFiles
    const judged = isWithin ? await judgeOne(parts, file, sender) : null
    if (judged === null) left.push(file.name)
    else {
      taken.push(judged)
      bytes += file.bytes.length
    }
  }
  return { taken, left }
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

import { and, eq } from 'drizzle-orm'
import { findAttachment } from '#core/files/attachments.server.ts'
import type { FileParts } from '#core/files/file-parts.server.ts'
import { downloadRefusals } from '#core/files/refusals.ts'
import { sendFile } from '#core/files/send-file.server.ts'
import { Refusal } from '#platform/api/errors.server.ts'
import type { Database } from '#platform/database/database.server.ts'
import { minutesOf } from './minutes.ts'
import { associationAssembly } from './tables.server.ts'

/** @throws {Refusal} FILE_NOT_FOUND: not one of that assembly of that association */
export async function sendMinutes(
  { database, files }: { database: Database; files: FileParts },
  wanted: { readonly associationId: string; readonly assembly: string; readonly file: string },
): Promise<Response> {
  const isOfAssociation = await database.$count(
    associationAssembly,
    and(
      eq(associationAssembly.id, wanted.assembly),
      eq(associationAssembly.associationId, wanted.associationId),
    ),
  )
  const found =
    isOfAssociation > 0
      ? await findAttachment(database, wanted.file, { subject: minutesOf(wanted.assembly) })
      : null
  if (!found) throw new Refusal('FILE_NOT_FOUND', downloadRefusals.FILE_NOT_FOUND)
  return sendFile(files, found)
}

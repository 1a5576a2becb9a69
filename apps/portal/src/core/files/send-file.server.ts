import { create as contentDisposition } from 'content-disposition'
import { unavailable } from '#platform/api/errors.server.ts'
import type { Attachment } from './attachments.server.ts'
import type { FileParts } from './file-parts.server.ts'
import { openFile } from './store/seal-file.server.ts'

/** Nothing in the file is run or fetched, wherever somebody opens it. */
const nothingRuns = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * A file as the response of a route. It is downloaded, not shown: only a picture, which we have
 * encoded ourselves, may be shown in the page (`isShown`).
 * @throws {Refusal} UNAVAILABLE (503): the store is not there, or has not what the row says
 */
export async function sendFile(
  { store, encryption, log }: Pick<FileParts, 'store' | 'encryption' | 'log'>,
  file: Attachment,
  { isShown = false }: { isShown?: boolean } = {},
): Promise<Response> {
  const bytes = await read().catch((error: unknown) => {
    log.error({ error, attachment: file.id }, 'a file could not be read')
    throw unavailable(30)
  })
  const isPicture = file.mediaType !== 'application/pdf'
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': file.mediaType,
      'content-length': String(bytes.length),
      'content-disposition': contentDisposition(file.name, {
        type: isShown && isPicture ? 'inline' : 'attachment',
      }),
      'content-security-policy': nothingRuns,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  })

  async function read(): Promise<Buffer> {
    const sealed = await store.get(file.id)
    if (sealed === null) throw new Error('The store has lost a file')
    return openFile(encryption, file, sealed)
  }
}

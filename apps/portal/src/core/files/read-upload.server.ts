import { MaxPartsExceededError, parseMultipart } from '@remix-run/multipart-parser'
import type { ApiContext } from '#platform/api/api-environment.server.ts'
import { invalidRequest, Refusal } from '#platform/api/errors.server.ts'
import type { UploadedFile } from './inspect/inspect-files.server.ts'
import { longestUpload, maxFiles } from './limits.ts'
import { type UploadRefusal, uploadRefusals } from './refusals.ts'

/** A form has fewer fields, whatever it is for. */
const mostFields = 40
const longestField = 16 * 1024
const longestPartHeader = 4 * 1024

export type Upload = {
  /** Of a field that comes twice, the last. */
  readonly fields: ReadonlyMap<string, string>
  readonly files: readonly UploadedFile[]
}

/**
 * The fields and files of a form (`multipart/form-data`). The body lies in memory, within the room
 * that all bodies have together; files are parts of it and no copies.
 * @param accepts the field that files come in, and how many at most; `text`: a field that is text
 *   also when it is sent as a file, as browsers send a `Blob` of JSON
 * @throws {Refusal} TOO_MANY_FILES (422), FILES_TOO_LARGE (413), INVALID_REQUEST (400), and what
 *   `readBody` throws
 */
export async function readUpload(
  context: ApiContext,
  accepts: { field: string; most: number; text?: string },
): Promise<Upload> {
  const boundary = boundaryOf(context.req.header('content-type') ?? '')
  return parseUpload(Buffer.from(await context.get('readBody')()), boundary, accepts)
}

/** RFC 2046, 5.1.1: at most seventy of these. */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+./:=?-]{1,70}))/i.exec(contentType) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw invalidRequest()
  return boundary
}

export function parseUpload(
  body: Buffer,
  boundary: string,
  { field, most, text }: { field: string; most: number; text?: string },
): Upload {
  const fields = new Map<string, string>()
  const files: UploadedFile[] = []
  let together = 0
  try {
    const limits = {
      maxParts: most + mostFields,
      maxHeaderSize: longestPartHeader,
      maxFileSize: longestUpload,
      maxTotalSize: longestUpload,
    }
    for (const part of parseMultipart(body, { boundary, ...limits })) {
      const { name, filename } = part
      // What lies in one buffer comes in one piece.
      const [bytes = Buffer.alloc(0)] = part.content as Buffer[]
      if (name === undefined) throw invalidRequest()
      // Browsers send an empty one for a field in which nothing was chosen.
      if (!filename && name === field && bytes.length === 0) continue
      if (filename === undefined || name === text) {
        if (bytes.length > longestField || fields.size === mostFields) throw invalidRequest()
        fields.set(name, part.text)
        continue
      }
      if (name !== field) throw invalidRequest()
      if (files.length === most) throw refuse('TOO_MANY_FILES')
      together += bytes.length
      if (together > maxFiles) throw refuse('FILES_TOO_LARGE')
      files.push({ name: unescapeName(filename), declaredType: part.mediaType ?? '', bytes })
    }
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw error instanceof MaxPartsExceededError ? refuse('TOO_MANY_FILES') : invalidRequest()
  }
  return { fields, files }
}

/** HTML, 4.10.21.8: what could end a header is written so, and nothing else is. */
function unescapeName(name: string): string {
  return name.replaceAll('%22', '"').replaceAll('%0D', '\r').replaceAll('%0A', '\n')
}

function refuse(code: UploadRefusal): Refusal {
  return new Refusal(code, uploadRefusals[code])
}

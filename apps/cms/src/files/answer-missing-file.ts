import { access } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, TypeWithID } from 'payload'

type FileRequest = { doc: TypeWithID; params: { filename: string } }

/** Payload answers 500 for a file that is missing in its folder: for the client it does not exist, 404. */
export function answerMissingFile(folder: string) {
  const answer = async ({ payload }: PayloadRequest, { params: { filename } }: FileRequest) => {
    try {
      await access(path.join(folder, filename))
      return undefined
    } catch {
      payload.logger.warn({ msg: 'A file is missing in its folder', filename })
      return new Response(null, { status: 404 })
    }
  }
  // Payload's type forgets that the promise may hold nothing, which it takes for "not mine".
  return answer as (req: PayloadRequest, request: FileRequest) => Promise<Response>
}

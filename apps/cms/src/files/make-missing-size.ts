import { access } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, TypeWithID } from 'payload'
import { makeSize } from './picture-sizes.ts'

type FileRequest = { doc: TypeWithID; params: { filename: string } }

/**
 * Makes the size of an imported drawing when it is requested first. Access to the file is checked
 * before.
 */
export function makeMissingSize(folder: string) {
  const underWay = new Map<string, Promise<boolean>>()
  const answer = async (_: PayloadRequest, { params: { filename } }: FileRequest) => {
    try {
      await access(path.join(folder, filename))
    } catch {
      const making =
        underWay.get(filename) ??
        makeSize(folder, filename).finally(() => underWay.delete(filename))
      underWay.set(filename, making)
      await making
    }
    return undefined
  }
  // As in `answerMissingFile`.
  return answer as unknown as (req: PayloadRequest, request: FileRequest) => Promise<Response>
}

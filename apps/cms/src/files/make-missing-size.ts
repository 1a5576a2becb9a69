import { access } from 'node:fs/promises'
import path from 'node:path'
import type { PayloadRequest, TypeWithID } from 'payload'
import { makeSize } from './picture-sizes.ts'

type FileRequest = { doc: TypeWithID; params: { filename: string } }

/**
 * Makes the size of an imported drawing that nobody has asked for before. Whoever may read the file
 * has been decided before this is asked.
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

import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Paths } from '../paths.ts'

/** `received` is what people attach; the others are the content system's. */
export const folderNames = ['media', 'attachments', 'videos', 'received'] as const
export type FolderName = (typeof folderNames)[number]

export type FileFolder =
  | { readonly name: FolderName; readonly in: 'folder'; readonly path: string }
  | { readonly name: FolderName; readonly in: 'bucket' }

/** Where the applications keep files, with the same settings as theirs (docs/configuration.md). */
export function findFileFolders(
  { root, data }: Pick<Paths, 'root' | 'data'>,
  environment: NodeJS.ProcessEnv,
): FileFolder[] {
  const files = join(data, 'files')
  const media = environment.MEDIA_DIR ? resolve(root, environment.MEDIA_DIR) : join(files, 'media')
  const beside = (name: string) => join(dirname(media), name)
  const inFolder = (name: FolderName, path: string): FileFolder => ({
    name,
    in: 'folder',
    path: existsSync(path) ? realpathSync(path) : path,
  })
  return [
    inFolder('media', media),
    inFolder('attachments', beside('attachments')),
    inFolder('videos', beside('videos')),
    environment.S3_URL
      ? { name: 'received', in: 'bucket' }
      : inFolder('received', join(files, 'received')),
  ]
}

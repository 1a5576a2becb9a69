import path from 'node:path'

/** Absolute path of a file of the folder; null for one that lies elsewhere. */
export function pathInFolder(folder: string, file: string): string | null {
  const full = path.resolve(folder, file)
  return full.startsWith(path.resolve(folder) + path.sep) ? full : null
}

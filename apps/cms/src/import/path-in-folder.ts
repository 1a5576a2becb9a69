import path from 'node:path'

/** Absolute path of a file in the folder; null for a path that leads out of it. */
export function pathInFolder(folder: string, file: string): string | null {
  const full = path.resolve(folder, file)
  return full.startsWith(path.resolve(folder) + path.sep) ? full : null
}

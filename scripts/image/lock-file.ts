import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export type LockedPackage = {
  name: string
  version: string
  /** From the root of the repository: `node_modules/pg`. */
  folder: string
  /** Neither a dependency of an application nor of one of its dependencies. */
  isDevelopmentOnly: boolean
}

/** The packages of package-lock.json by their folder, without the workspaces. */
export function readLockFile(root: string): ReadonlyMap<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<
      string,
      { name?: string; version?: string; link?: true; dev?: true; devOptional?: true }
    >
  }
  return new Map(
    Object.entries(packages).flatMap(([folder, { name, version, link, dev, devOptional }]) =>
      version === undefined || link || !folder.includes('node_modules/')
        ? []
        : [
            [
              folder,
              {
                name: name ?? nameOf(folder),
                version,
                folder,
                isDevelopmentOnly: Boolean(dev || devOptional),
              },
            ],
          ],
    ),
  )
}

const packageFolder = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/

/** @returns the folder of the package that a file is of; undefined for a file of our own */
export const packageFolderOf = (file: string): string | undefined => packageFolder.exec(file)?.[0]

const nameOf = (folder: string) => folder.slice(folder.lastIndexOf('node_modules/') + 13)

import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import type { Image } from './images.ts'
import { type LockedPackage, packageFolderOf } from './lock-file.ts'
import { isLeftOut, traceFiles } from './trace-files.ts'

type Options = { root: string; image: Image; target: string }

/**
 * Copies an application with what it needs of its production packages.
 * @returns the packages that files were copied of, by their folder
 */
export async function copyApplication(
  { root, image, target }: Options,
  locked: ReadonlyMap<string, LockedPackage>,
): Promise<LockedPackage[]> {
  if (image.standalone)
    cpSync(join(root, image.standalone), target, { recursive: true, verbatimSymlinks: true })
  const expand = (globs: readonly string[]) => globSync(globs, { cwd: root })
  const traced = await traceFiles(root, expand(image.programs), locked)
  const packages = new Set(traced.flatMap((file) => packageFolderOf(file) ?? []))
  // A package that is needed is copied as a whole: what it opens by name is not always found.
  const whole = image.standalone ? [] : [...packages].flatMap((folder) => filesOf(root, folder))
  for (const file of new Set([...traced, ...whole, ...expand(image.files)]))
    copy(join(root, file), join(target, file))
  removeLeftOut(target, locked)
  return findPackages(target, locked)
}

function copy(from: string, to: string): void {
  const found = lstatSync(from)
  if (found.isDirectory()) return
  mkdirSync(dirname(to), { recursive: true })
  if (!found.isSymbolicLink()) copyFileSync(from, to)
  // Links to workspaces; Next.js has copied its own.
  else if (!existsSync(to)) symlinkSync(readlinkSync(from), to)
}

const withoutUse = /\.(map|md|markdown|flow|ts|mts|cts|tsx|tsbuildinfo)$/i

function filesOf(root: string, folder: string): string[] {
  if (lstatSync(join(root, folder)).isSymbolicLink()) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !withoutUse.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => packageFolderOf(file) === folder)
}

/** Next.js traces the compilers that Payload names as dependencies. */
function removeLeftOut(target: string, locked: ReadonlyMap<string, LockedPackage>): void {
  for (const folder of packageFolders(target))
    if (isLeftOut(`${folder}/package.json`, locked))
      rmSync(join(target, folder), { recursive: true, force: true })
}

function findPackages(target: string, locked: ReadonlyMap<string, LockedPackage>): LockedPackage[] {
  return packageFolders(target).flatMap((folder) => locked.get(folder) ?? [])
}

/** Folders of packages that have a file of their own, the innermost last. */
function packageFolders(target: string): string[] {
  const folders = readdirSync(target, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => packageFolderOf(relative(target, join(entry.parentPath, entry.name))) ?? [])
  return [...new Set(folders)].sort()
}

import {
  chmodSync,
  copyFileSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { copyDebianFiles, type DebianPackage } from './debian-files.ts'

/** Of the programs in the images; nobody else has it on most machines. */
export const userId = 10_001

const files: Readonly<Record<string, string>> = {
  'etc/passwd': `root:x:0:0:root:/:/nonexistent\nsite:x:${userId}:${userId}:site:/data:/nonexistent\n`,
  'etc/group': `root:x:0:\nsite:x:${userId}:\n`,
  'etc/nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files dns\n',
}

/**
 * Makes the folders that a Containerfile copies: `base`, which both images share, and `writable`.
 * There is no shell, no package manager and no other program than Node.js and `chrt`.
 */
export function makeBase(context: string): DebianPackage[] {
  rmSync(context, { recursive: true, force: true })
  const base = join(context, 'base')
  const debian = copyDebianFiles(base)
  const node = join(base, 'usr/bin/node')
  mkdirSync(dirname(node), { recursive: true })
  copyFileSync(process.execPath, node)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  for (const folder of ['data', 'tmp'])
    mkdirSync(join(context, 'writable', folder), { recursive: true })
  return debian
}

const executable = /(^|\/)(usr\/bin\/[^/]+|ld-linux-[^/]+)$/

/** Everybody reads, nobody but root writes, and only programs are executable. */
export function setModes(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (lstatSync(path).isSymbolicLink()) continue
    chmodSync(path, entry.isDirectory() || executable.test(path) ? 0o755 : 0o644)
  }
  chmodSync(folder, 0o755)
}

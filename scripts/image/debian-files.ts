import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  globSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PlainError } from '../progress.ts'

/** The few files that Node.js needs of Debian: globs in the package of each name. */
const neededFiles: Readonly<Record<string, readonly string[]>> = {
  // With what the C library opens by name itself: how to find host names (nss).
  libc6: [
    '{lib,lib64,usr/lib,usr/lib64}/ld-linux-*.so.*',
    '{lib,usr/lib}/*/ld-linux-*.so.*',
    '{lib,usr/lib}/*/lib{c,m,dl,pthread,rt,resolv,nss_dns,nss_files}.so.*',
  ],
  'libstdc++6': ['usr/lib/*/libstdc++.so.6*'],
  'libgcc-s1': ['{lib,usr/lib}/*/libgcc_s.so.1'],
  // The threads that derive keys of passwords yield to all others with it (step-back.server.ts).
  'util-linux': ['usr/bin/chrt'],
}

export type DebianPackage = {
  name: string
  version: string
  architecture: string
  licence: string
}

/**
 * Copies files of Debian's packages into a root folder, as the Debian release of this machine has
 * them, and lists the packages where scanners look in an image without dpkg.
 * @throws {PlainError} the packages cannot be downloaded
 */
export function copyDebianFiles(rootFolder: string): DebianPackage[] {
  const folder = mkdtempSync(join(tmpdir(), 'trivsel-debian-'))
  // As root, apt downloads as another user.
  chmodSync(folder, 0o755)
  try {
    const unpack = unpackInto(folder)
    return Object.entries(neededFiles).map(([name, globs]) => {
      const { files, control, field } = unpack(name)
      for (const path of globs.flatMap((glob) => globSync(glob, { cwd: files })))
        copyFile(join(files, path), join(rootFolder, path))
      const status = join(rootFolder, 'var/lib/dpkg/status.d', name)
      mkdirSync(dirname(status), { recursive: true })
      writeFileSync(status, control)
      const licence = readLicence(files, name, unpack)
      return { name, version: field('Version'), architecture: field('Architecture'), licence }
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function copyFile(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { verbatimSymlinks: true })
}

type Unpacked = { files: string; control: Buffer; field: (name: string) => string }
type Unpack = (name: string) => Unpacked

const unpackInto =
  (folder: string): Unpack =>
  (name) => {
    download(name, folder)
    const archive = readdirSync(folder).find((file) => file.startsWith(`${name}_`))
    if (!archive) throw new PlainError(`Debian's package ${name} was not downloaded.`)
    const path = join(folder, archive)
    const files = join(folder, `files-${name}`)
    execFileSync('dpkg-deb', ['-x', path, files])
    const read = (...fields: string[]) => execFileSync('dpkg-deb', ['-f', path, ...fields])
    return { files, control: read(), field: (field) => read(field).toString().trim() }
  }

function download(name: string, folder: string): void {
  const options = ['-o', 'APT::Sandbox::User=root', 'download', name]
  const run = () => spawnSync('apt-get', options, { cwd: folder, encoding: 'utf8' })
  if (run().status === 0) return
  spawnSync('apt-get', ['update'], { stdio: 'ignore' })
  const { status, stderr } = run()
  if (status !== 0)
    throw new PlainError(`Debian's package ${name} could not be downloaded.`, stderr ?? undefined)
}

/** Packages of one source may link to the documentation of another one of them. */
function readLicence(files: string, name: string, unpack: Unpack): string {
  const folder = join(files, 'usr/share/doc', name)
  if (!lstatSync(folder).isSymbolicLink()) return readFileSync(join(folder, 'copyright'), 'utf8')
  const other = readlinkSync(folder)
  return readFileSync(join(unpack(other).files, 'usr/share/doc', other, 'copyright'), 'utf8')
}

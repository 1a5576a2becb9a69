import { execFileSync } from 'node:child_process'
import { lstatSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { type readConfiguration, readLayers } from './archive.ts'
import type { ImageFile } from './image-rules.ts'

/** Unpacks the layers of an archive, one over the other; ours remove nothing of another. */
export function unpackImage(archive: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const layer of readLayers(archive))
    execFileSync('sh', [
      '-c',
      'tar -xOf "$1" "$2" | tar -xz --numeric-owner --same-owner -p -C "$3"',
      'sh',
      archive,
      layer,
      folder,
    ])
}

export function listFiles(folder: string): ImageFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name)
    const { mode, uid, gid } = lstatSync(path)
    const kind = entry.isSymbolicLink() ? 'link' : entry.isDirectory() ? 'folder' : 'file'
    return { path: relative(folder, path), mode: mode & 0o7777, owner: uid, group: gid, kind }
  })
}

export type Container = {
  /** Of the image, unpacked. */
  folder: string
  /** Stands for the volume `/data`. */
  data: string
  configuration: ReturnType<typeof readConfiguration>
}

/**
 * How to run a program as a container runtime does: another root, all of it read-only but `/data`
 * and `/tmp`, the image's user, no way to get more rights. It has the network of this machine.
 */
const startContained = `set -e
root=$1 data=$2 user=$3 group=$4 workdir=$5
shift 5
mount --bind "$root" "$root"
mount --bind /proc "$root/proc"
mount --bind /dev "$root/dev"
mount --bind "$data" "$root/data"
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
mount -o remount,bind,ro "$root"
exec setpriv --clear-groups --no-new-privs \\
  unshare "--root=$root" "--wd=$workdir" "--setgid=$group" "--setuid=$user" -- "$@"`

/** @param given takes the place of the command of the image, as with a container runtime */
export function commandOf(container: Container, given?: readonly string[]) {
  const { folder, data, configuration } = container
  const { User = '', Entrypoint = [], Cmd = [], Env = [], WorkingDir = '/' } = configuration.config
  for (const name of ['proc', 'dev', 'data', 'tmp'])
    mkdirSync(join(folder, name), { recursive: true })
  const [user = '', group = ''] = User.split(':')
  return {
    command: 'unshare',
    arguments: [
      '--mount',
      '--propagation=private',
      'sh',
      '-c',
      startContained,
      'sh',
      folder,
      data,
      user,
      group,
      WorkingDir,
      ...Entrypoint,
      ...(given ?? Cmd),
    ],
    environment: Object.fromEntries(
      Env.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    ),
  }
}

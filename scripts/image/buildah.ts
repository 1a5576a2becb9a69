import { rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { findPrograms } from '../debian-programs.ts'
import { type CommandContext, runCommand } from '../run-command.ts'
import type { Image } from './images.ts'
import type { Release } from './release.ts'

export type Buildah = {
  /** Runs a command of buildah to its end, with its output in the log. */
  run(given: readonly string[]): Promise<void>
  /** A gigabyte, which is of no use when the archives are written. */
  removeStorage(): Promise<void>
}

/** Buildah of Debian with a storage of its own, which needs no kernel module and no daemon. */
export async function findBuildah(
  folder: string,
  context: CommandContext & { environment: NodeJS.ProcessEnv },
): Promise<Buildah> {
  const { buildah } = await findPrograms({
    buildah: { package: 'buildah', paths: ['/usr/bin/buildah'] },
  })
  const folders = { root: join(folder, 'storage'), runroot: join(folder, 'run') }
  const storage = [`--root=${folders.root}`, `--runroot=${folders.runroot}`, '--storage-driver=vfs']
  const removeStorage = async () => {
    for (const each of Object.values(folders)) await rm(each, { recursive: true, force: true })
  }
  await removeStorage()
  return {
    removeStorage,
    run: (given) =>
      runCommand(
        {
          name: 'buildah',
          command: buildah,
          arguments: [...storage, ...given],
          folder,
          environment: context.environment,
        },
        context,
      ),
  }
}

export const imageName = ({ name }: Image, { tag }: Release) => `localhost/trivsel/${name}:${tag}`

/** Builds an image from its context and writes it as an archive that a registry takes. */
export async function buildImage(
  buildah: Buildah,
  options: { root: string; image: Image; context: string; archive: string; release: Release },
): Promise<void> {
  const { root, image, context, archive, release } = options
  const name = imageName(image, release)
  const values = {
    VERSION: release.version,
    REVISION: release.revision,
    CREATED: release.created.toISOString(),
    SOURCE: process.env.IMAGE_SOURCE ?? '',
  }
  await buildah.run([
    'build',
    '--isolation=chroot',
    '--layers',
    '--format=oci',
    `--timestamp=${release.created.getTime() / 1_000}`,
    ...Object.entries(values).map(([key, value]) => `--build-arg=${key}=${value}`),
    `--file=${join(root, image.folder, 'Containerfile')}`,
    `--tag=${name}`,
    context,
  ])
  rmSync(archive, { force: true })
  await buildah.run(['push', name, `oci-archive:${archive}:${name}`])
}

/**
 * `npm run image [-- --check]`: builds the container images of the portal and the content system with
 * buildah, without a registry, and with `--check` starts what was built (docs/containers.md).
 */
import { copyFileSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfNeeded } from './build.ts'
import { fingerprint } from './fingerprint.ts'
import { readSizes } from './image/archive.ts'
import { buildImage, findBuildah, imageName } from './image/buildah.ts'
import { checkImages } from './image/check-images.ts'
import { type Image, images } from './image/images.ts'
import { makeContext } from './image/make-context.ts'
import { readRelease } from './image/release.ts'
import { createLocalContext } from './local-context.ts'
import { repositoryRoot as root } from './paths.ts'
import { reportFailure, say, step } from './progress.ts'
import { Stopped } from './stop-signal.ts'

const { values: options } = parseArgs({ options: { check: { type: 'boolean' } } })
const context = createLocalContext('production')
let exitCode = 1
try {
  const folder = join(context.paths.data, 'images')
  mkdirSync(folder, { recursive: true })
  const release = readRelease(root)
  const commands = {
    register: context.register,
    stop: context.stop,
    logFile: join(context.paths.logs, 'image.log'),
  }
  for (const image of images)
    await step(image.build.title, () =>
      buildIfNeeded(root, image.build, {
        ...commands,
        logFile: join(context.paths.logs, `${image.build.name}.log`),
        environment: {
          ...process.env,
          NODE_ENV: 'production',
          NEXT_OUTPUT: 'standalone',
          NEXT_BUILD_ID: fingerprint(root, image.build.sources).slice(0, 20),
        },
      }),
    )
  const buildah = await findBuildah(folder, { ...commands, environment: process.env })
  const archives = archivesIn(folder)
  for (const image of images) {
    const own = join(folder, image.name)
    const archive = archives[image.name]
    rmSync(own, { recursive: true, force: true })
    const source = join(own, 'context')
    await step(`${image.title} is built`, async (rename) => {
      await makeContext(root, { image, context: source, release })
      for (const file of ['sbom.cdx.json', 'third-party-notices.txt'])
        copyFileSync(join(source, 'documents', file), join(own, file))
      await buildImage(buildah, { root, image, context: source, archive, release })
      rmSync(source, { recursive: true })
      const megabytes = (readSizes(archive).compressed / 1e6).toFixed(1)
      rename(`${image.title} is built: ${imageName(image, release)}, ${megabytes} MB compressed`)
    })
  }
  await buildah.removeStorage()
  say(`Archives, bills of materials and notices: ${folder}/{portal,cms}`)
  if (options.check)
    await checkImages(archives, { folder, logs: context.paths.logs, stop: context.stop })
  exitCode = 0
} catch (error) {
  if (!(error instanceof Stopped)) reportFailure(error)
}
process.exit((await context.teardown.run()) ? exitCode : 1)

function archivesIn(folder: string): Record<Image['name'], string> {
  const archiveOf = (name: Image['name']) => join(folder, name, `${name}.oci.tar`)
  return { portal: archiveOf('portal'), cms: archiveOf('cms') }
}

import type { ImageConfiguration } from './archive.ts'

export type ImageFile = {
  /** From the root of the image: `usr/bin/node`. */
  path: string
  /** Permissions, with the set-user-id bit and its like. */
  mode: number
  owner: number
  group: number
  kind: 'file' | 'folder' | 'link'
}

/** Bytes, compressed: what a machine downloads. */
const largestImage = 150_000_000

/** With what the C library starts programs with. */
const programs = /^(usr\/bin\/(node|chrt)|(usr\/)?lib(64|\/[^/]+)?\/ld-linux-[^/]+)$/

/** Named as well as executable: a shell could be started by a program of the image without a mode. */
const shellOrPackageManager =
  /(^|\/)(bin|sbin)\/(ba|da|a|z|k|tc|c)?sh$|(^|\/)(busybox|apt|apt-get|dpkg|apk|npm|npx|yarn|pnpm|corepack)$/

const writable = /^(data|tmp)(\/|$)/

const labels = ['created', 'licenses', 'revision', 'source', 'title', 'version'].map(
  (name) => `org.opencontainers.image.${name}`,
)

const documents = ['LICENSE', 'sbom.cdx.json', 'third-party-notices.txt'].map(
  (name) => `usr/share/doc/trivsel/${name}`,
)

/** What an image must not be, in words; nothing if it is as it should be. */
export function findProblems(image: {
  compressed: number
  configuration: ImageConfiguration
  files: readonly ImageFile[]
}): string[] {
  const { config } = image.configuration
  const paths = new Set(image.files.map(({ path }) => path))
  const missing = labels.filter((name) => config.Labels?.[name] === undefined)
  return [
    ...(image.compressed < largestImage ? [] : [`${image.compressed} bytes compressed`]),
    ...(/^[1-9]\d*:[1-9]\d*$/.test(config.User ?? '') ? [] : [`runs as "${config.User ?? ''}"`]),
    ...missing.map((name) => `no label ${name}`),
    ...documents.filter((path) => !paths.has(path)).map((path) => `no ${path}`),
    ...image.files.flatMap(problemsOfFile),
  ]
}

function problemsOfFile({ path, mode, owner, group, kind }: ImageFile): string[] {
  if (kind === 'link') return shellOrPackageManager.test(path) ? [`${path} is a program`] : []
  const isProgram = kind === 'file' && ((mode & 0o111) !== 0 || shellOrPackageManager.test(path))
  return [
    ...(isProgram && !programs.test(path) ? [`${path} is a program`] : []),
    ...((mode & 0o7000) === 0 ? [] : [`${path} has a mode of ${mode.toString(8)}`]),
    ...(writable.test(path) || (owner === 0 && group === 0) ? [] : [`${path} is of ${owner}`]),
    ...(writable.test(path) || (mode & 0o022) === 0 ? [] : [`others write ${path}`]),
  ]
}

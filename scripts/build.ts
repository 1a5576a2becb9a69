import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint } from './fingerprint.ts'
import { repositoryRoot } from './paths.ts'
import { type CommandContext, runCommand } from './run-command.ts'
import { waitUntil } from './wait.ts'

export type Build = {
  name: string
  title: string
  folder: string
  /** Of the folder's package. */
  script: 'build' | 'messages'
  /** Comes first. */
  needs?: Build
  /** What the result depends on, from the root of the repository. */
  sources: readonly string[]
  /** Lies there when a build is complete, from `folder`. */
  result: string
  /** Where the fingerprint of the built sources is kept, from `folder`. */
  stamp: string
}

const everywhere = ['packages', 'tsconfig.base.json', 'package-lock.json']

/** The texts of every part; what the compiler writes beside them is a result and no source. */
export function messageFiles(root: string): string[] {
  return globSync('apps/portal/src/**/messages/*.json', {
    cwd: root,
    exclude: ['apps/portal/src/paraglide/**'],
  })
}

/** The texts as functions: the server runs from source, so whatever runs its code needs them. */
export const portalMessages: Build = {
  name: 'messages',
  title: 'The texts are compiled',
  folder: 'apps/portal',
  script: 'messages',
  sources: [
    ...messageFiles(repositoryRoot),
    'apps/portal/scripts/compile-messages.ts',
    'apps/portal/scripts/join-messages.ts',
    'apps/portal/scripts/keep-emails-together.ts',
    'apps/portal/scripts/read-messages.ts',
    'package-lock.json',
  ],
  result: 'src/paraglide/joined-messages.js',
  stamp: 'src/paraglide/built-from.txt',
}

export const portalBuild: Build = {
  name: 'build-portal',
  title: 'The portal is built',
  folder: 'apps/portal',
  script: 'build',
  needs: portalMessages,
  sources: [
    'apps/portal/src',
    'apps/portal/public',
    'apps/portal/scripts',
    'apps/portal/vite.config.ts',
    'apps/portal/vite.light.config.ts',
    'apps/portal/route-folders.ts',
    'apps/portal/package.json',
    'apps/portal/tsconfig.json',
    ...everywhere,
  ],
  result: 'dist/server/server.js',
  stamp: 'dist/built-from.txt',
}

export const contentSystemBuild: Build = {
  name: 'build-cms',
  title: 'The content system is built',
  folder: 'apps/cms',
  script: 'build',
  sources: [
    'apps/cms/src',
    'apps/cms/next.config.mjs',
    'apps/cms/package.json',
    'apps/cms/tsconfig.json',
    ...everywhere,
  ],
  result: '.next/BUILD_ID',
  stamp: '.next/built-from.txt',
}

export function isUpToDate(root: string, build: Build): boolean {
  if (build.needs && !isUpToDate(root, build.needs)) return false
  return readStamp(root, build) === fingerprint(root, build.sources)
}

/** Builds when the sources have changed since the last complete build. */
export async function buildIfNeeded(
  root: string,
  build: Build,
  context: CommandContext & { environment: NodeJS.ProcessEnv; inBackground?: boolean },
): Promise<void> {
  if (build.needs) await buildIfNeeded(root, build.needs, context)
  // Another start or test run of this clone may be building the same.
  await waitUntil(() => context.stop.aborted || !context.register.isRunning(build.name), {
    milliseconds: 10 * 60_000,
    every: 250,
  })
  const sources = fingerprint(root, build.sources)
  if (readStamp(root, build) === sources) return
  const stamp = join(root, build.folder, build.stamp)
  rmSync(stamp, { force: true })
  await runCommand(
    {
      name: build.name,
      command: process.execPath,
      arguments: ['--run', build.script],
      folder: join(root, build.folder),
      environment: context.environment,
      inBackground: context.inBackground ?? false,
    },
    context,
  )
  writeFileSync(stamp, `${sources}\n`)
}

function readStamp(root: string, build: Build): string | undefined {
  const folder = join(root, build.folder)
  if (!existsSync(join(folder, build.result)) || !existsSync(join(folder, build.stamp)))
    return undefined
  return readFileSync(join(folder, build.stamp), 'utf8').trim()
}

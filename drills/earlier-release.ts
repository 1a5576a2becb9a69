import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfNeeded, contentSystemBuild, portalBuild } from '../scripts/build.ts'
import { repositoryRoot } from '../scripts/paths.ts'
import { ProcessRegister } from '../scripts/process-register.ts'
import { PlainError, step } from '../scripts/progress.ts'
import { Stopped } from '../scripts/stop-signal.ts'

/** Releases before this came share no built files, and no instance of another one can answer for them. */
const oldest = 'apps/portal/src/core/built-files/tables.server.ts'

/**
 * The release before the sources here: the last tag before this commit. Where there is none, the commit
 * before the last one that changed a migration of the portal, and not one before built files are shared.
 *
 * @throws {PlainError} there is no such release
 */
export function findEarlierRelease(root: string): string {
  const tag = git(root, 'describe', '--tags', '--abbrev=0', 'HEAD^')
  if (tag) return tag
  const migrated = git(root, 'log', '-1', '--format=%H', '--', 'apps/portal/migrations')
  const [sharing = ''] = (
    git(root, 'log', '--reverse', '--diff-filter=A', '--format=%H', '--', oldest) ?? ''
  ).split('\n')
  const before = migrated && git(root, 'rev-parse', '--verify', '--quiet', `${migrated}^`)
  const found = before && git(root, 'cat-file', '-t', `${before}:${oldest}`) ? before : sharing
  if (!found) throw new PlainError('There is no earlier release: name one with --from.')
  return found
}

/** @returns what it prints, or null when it fails */
function git(root: string, ...given: string[]): string | null {
  const stdio: ['ignore', 'pipe', 'ignore'] = ['ignore', 'pipe', 'ignore']
  try {
    return execFileSync('git', given, { cwd: root, encoding: 'utf8', stdio }).trim()
  } catch {
    return null
  }
}

/**
 * Builds the portal of the sources here, and puts those of an earlier release into a folder, with its
 * packages. What is the same in both need not be built again.
 *
 * @returns the root of the earlier release
 * @throws {PlainError} it is not known, or its packages cannot be installed
 */
export async function prepareReleases(
  revision: string,
  { folder, stop }: { folder: string; stop: AbortSignal },
): Promise<string> {
  await step(portalBuild.title, () =>
    buildIfNeeded(repositoryRoot, portalBuild, {
      register: new ProcessRegister(join(folder, 'run')),
      stop,
      logFile: join(folder, 'build.log'),
      environment: { ...process.env, NODE_ENV: 'production' },
    }),
  )
  const root = join(folder, 'earlier')
  await step(`The earlier release ${revision.slice(0, 12)} is installed`, async () => {
    if (git(repositoryRoot, 'clone', '--quiet', '--shared', '--no-checkout', '.', root) === null)
      throw new PlainError('The repository could not be copied.')
    if (git(root, 'checkout', '--quiet', '--detach', revision) === null)
      throw new PlainError(`There is no release ${revision}.`)
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], { root, stop })
  })
  for (const { folder: part, result } of [portalBuild, contentSystemBuild]) {
    const built = join(part, result.split('/')[0] ?? '')
    if (existsSync(join(repositoryRoot, built)))
      cpSync(join(repositoryRoot, built), join(root, built), {
        recursive: true,
        verbatimSymlinks: true,
      })
  }
  return root
}

/** Brings the database to the tables and functions of a release, as its first step does. */
export async function migrate(root: string, environment: NodeJS.ProcessEnv): Promise<void> {
  const stop = new AbortController().signal
  await run(process.execPath, ['apps/portal/scripts/migrate.ts'], { root, stop, environment })
}

async function run(
  command: string,
  given: readonly string[],
  options: { root: string; stop: AbortSignal; environment?: NodeJS.ProcessEnv },
): Promise<void> {
  const { root, stop, environment = process.env } = options
  const child = spawn(command, given, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const end = () => child.kill('SIGTERM')
  stop.addEventListener('abort', end)
  const [code] = await once(child, 'exit')
  stop.removeEventListener('abort', end)
  if (stop.aborted) throw new Stopped()
  if (code !== 0) throw new PlainError(`${command} ${given.join(' ')} ended with ${code}.`)
}

import { createHash, randomBytes } from 'node:crypto'
import { globSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { osloDate } from '../apps/portal/src/platform/time/oslo.ts'
import { fingerprint } from './fingerprint.ts'
import { type Paths, pathsOf } from './paths.ts'
import { makeTemplate } from './postgres/make-template.ts'
import { databaseNames, databaseUrl, dropDatabase } from './postgres/on-server.ts'
import type { TestServer } from './postgres/test-server.ts'
import type { ProcessRegister } from './process-register.ts'
import { loadSecrets, type Secrets } from './secrets.ts'
import { applicationEnvironment, readSettings } from './settings.ts'
import { setUpDatabase } from './setup-database.ts'

/** How the names of databases with a demo site begin. */
export const demoPrefix = 'demo_'

/** A site with its demo content that was never started, to be copied. */
export type DemoTemplate = {
  database: string
  /** Its media. */
  files: string
  /** What is encrypted in it was encrypted with these. */
  secrets: Secrets
  /** Takes it away unless the next run can use it. */
  release(): Promise<void>
}

/**
 * What the demo site is made of, apart from the portal's own code: a change of an operation that the
 * demo data goes through, and of nothing else here, is seen in a fresh clone.
 */
const madeOf = [
  'apps/portal/migrations',
  'apps/portal/scripts',
  'apps/cms/src',
  'apps/cms/scripts',
  'packages',
  'scenarios',
  'package-lock.json',
]

/**
 * Makes the demo site, or finds the one that an earlier run has made of the same. Classes of the week
 * belong to it, so that it is made again every day.
 */
export async function prepareDemo(options: {
  paths: Paths
  register: ProcessRegister
  stop: AbortSignal
  environment: NodeJS.ProcessEnv
  server: TestServer
}): Promise<DemoTemplate> {
  const { paths, server } = options
  const isLasting = server.keeps !== undefined
  const database = nameOfDemo(paths.root) + (isLasting ? '' : `_${randomBytes(6).toString('hex')}`)
  const folders = join(paths.data, 'test', 'demo')
  const folder = join(folders, database)
  const demo = { ...pathsOf(paths.root, folder), logs: join(paths.logs, 'test-site') }
  if (isLasting) await forgetOthers(server.url, folders, database)
  mkdirSync(demo.logs, { recursive: true })
  const secrets = loadSecrets(demo.secrets)
  await makeTemplate(server.url, database, {
    fill: async (unfinished) => {
      const url = databaseUrl(server.url, unfinished)
      const environment = applicationEnvironment({
        user: options.environment,
        settings: readSettings({}),
        secrets,
        paths: demo,
        databaseUrl: url,
        mode: 'production',
      })
      await setUpDatabase({
        root: paths.root,
        databaseUrl: url,
        environment,
        withDemo: true,

        register: options.register,
        stop: options.stop,
        logs: demo.logs,
      })
    },
  })
  return {
    database,
    secrets,
    files: join(demo.data, 'files'),
    async release() {
      if (isLasting) return
      await dropDatabase(server.url, database)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function nameOfDemo(root: string): string {
  const day = osloDate(new Date())
  const parts = [...madeOf, ...globSync('apps/portal/src/**/{sql,demo}', { cwd: root })]
  const hash = createHash('sha256').update(day).update(fingerprint(root, parts)).digest('hex')
  return demoPrefix + hash.slice(0, 24)
}

async function forgetOthers(serverUrl: string, folders: string, current: string): Promise<void> {
  mkdirSync(folders, { recursive: true })
  const databases = await databaseNames(serverUrl)
  for (const name of databases)
    if (name.startsWith(demoPrefix) && name !== current) await dropDatabase(serverUrl, name)
  for (const name of readdirSync(folders))
    if (name !== current || !databases.includes(current))
      rmSync(join(folders, name), { recursive: true, force: true })
}

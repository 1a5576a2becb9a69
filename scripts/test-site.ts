import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { exampleDeposit } from '../apps/portal/src/platform/example-deposit.ts'
import {
  contentSystemApplication,
  paymentSimulatorApplication,
  portalApplication,
} from './applications.ts'
import type { CheckContext } from './check-context.ts'
import type { DemoTemplate } from './demo-template.ts'
import { findFreePort } from './free-port.ts'
import { launch } from './launch.ts'
import { type Paths, pathsOf } from './paths.ts'
import {
  copyDatabase,
  dropDatabase,
  onServer,
  databaseUrl as urlOfDatabase,
} from './postgres/on-server.ts'
import { generateSecrets, type Secrets } from './secrets.ts'
import { applicationEnvironment, readSettings } from './settings.ts'
import { setUpDatabase } from './setup-database.ts'
import { Teardown } from './teardown.ts'
import { makeTestFolder } from './test-folder.ts'
import { together } from './together.ts'

export type TestSite = {
  portalUrl: string
  cmsUrl: string
  databaseUrl: string
  /** On the same server, of the same demo, to be copied; `null` where the site is empty. */
  demoDatabase: string | null
  siteKey: string
  /** What the portal prints. */
  portalLog: string
  /** Of the payment simulator, and what its control interface asks for. */
  paymentUrl: string
  simulatorKey: string
  /** With these another portal is a second one of the same site: either may do the jobs of both. */
  sharedSettings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** Lists of places have a map. No tile is there: a test that shows a map answers for them. */
const mapSettings = {
  TILE_URL: 'http://127.0.0.1:9/{z}/{x}/{y}.png',
  TILE_ATTRIBUTION: '© Kartverket',
}

/** A copy of the demo site, on a database, a folder and ports of its own. */
export async function startTestSite(context: CheckContext, demo: DemoTemplate): Promise<TestSite> {
  const site = await startSite(context, {
    name: 'test-site',
    user: { ...context.environment, ...mapSettings },
    secrets: demo.secrets,
    async fill({ databaseUrl, paths }) {
      await copyDatabase(context.server.url, nameOf(databaseUrl), demo.database)
      if (existsSync(demo.files)) cpSync(demo.files, join(paths.data, 'files'), { recursive: true })
    },
  })
  return { ...site, demoDatabase: demo.database }
}

/** A site on an empty database, as an organisation installs it: without a demo. */
export function startEmptySite(context: CheckContext): Promise<TestSite> {
  return startSite(context, {
    name: 'empty-site',
    // What an organisation brings along: a card provider and an account.
    user: {
      ...context.environment,
      TRIVSEL_ENV: 'test',
      FITNESS_IBAN: exampleDeposit.FITNESS_IBAN,
    },
    secrets: generateSecrets(),
    async fill({ databaseUrl, environment, paths }) {
      await onServer(context.server.url, `create database ${nameOf(databaseUrl)}`)
      await setUpDatabase({ ...context, ...paths, databaseUrl, environment, withDemo: false })
    },
  })
}

type Filling = {
  readonly databaseUrl: string
  readonly environment: NodeJS.ProcessEnv
  readonly paths: Paths
}

async function startSite(
  context: CheckContext,
  site: {
    name: string
    user: NodeJS.ProcessEnv
    secrets: Secrets
    fill: (filling: Filling) => Promise<void>
  },
): Promise<TestSite> {
  const { register, stop } = context
  const { secrets } = site
  const teardown = new Teardown()
  try {
    const folder = await makeTestFolder()
    teardown.add(undefined, () => rmSync(folder, { recursive: true, force: true }))
    const { root, logs } = context.paths
    const paths = { ...pathsOf(root, folder), logs: join(logs, site.name) }
    mkdirSync(paths.logs, { recursive: true })
    const read = readSettings({
      ...(site.user.TRIVSEL_ENV && { TRIVSEL_ENV: site.user.TRIVSEL_ENV }),
      PORT: String(await findFreePort()),
      CMS_PORT: String(await findFreePort()),
      PAYMENT_SIMULATOR_PORT: String(await findFreePort()),
    })
    const settings = { ...read, withSimulator: true }
    const databaseUrl = urlOfDatabase(context.server.url, `site_${randomBytes(6).toString('hex')}`)
    const options = { settings, paths, mode: 'production' } as const
    const environment = applicationEnvironment({
      ...options,
      user: site.user,
      secrets,
      databaseUrl,
    })
    teardown.add(undefined, () => dropDatabase(context.server.url, nameOf(databaseUrl)))
    await site.fill({ databaseUrl, environment, paths })
    const launching = {
      ...options,
      register,
      teardown,
      hurry: stop,
      onFailure: () => undefined,
    }
    const applications = [
      paymentSimulatorApplication,
      contentSystemApplication,
      portalApplication,
    ].map((application) => launch(application({ ...options, root, environment }), launching))
    await together(
      stop,
      applications.map((application) => (stopping) => application.ready(stopping)),
    )
    return {
      portalUrl: settings.portalUrl,
      cmsUrl: settings.cmsUrl,
      databaseUrl,
      demoDatabase: null,
      siteKey: secrets.SITE_KEY,
      portalLog: join(paths.logs, 'portal.log'),
      paymentUrl: `http://127.0.0.1:${settings.paymentSimulatorPort}`,
      simulatorKey: secrets.SIMULATOR_KEY,
      sharedSettings: sharedBy(environment),
      async stop() {
        await teardown.run()
      },
    }
  } catch (error) {
    await teardown.run()
    throw error
  }
}

const nameOf = (databaseUrl: string) => new URL(databaseUrl).pathname.slice(1)

const shared = [
  'DATABASE_URL',
  'DATA_DIR',
  'PORTAL_URL',
  'CMS_URL',
  'SITE_KEY',
  'AUTH_SECRET',
  'FIELD_KEYS',
] as const

function sharedBy(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(shared.map((name) => [name, environment[name] ?? '']))
}

import { randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import {
  contentSystemApplication,
  paymentSimulatorApplication,
  portalApplication,
} from './applications.ts'
import type { CheckContext } from './check-context.ts'
import type { DemoTemplate } from './demo-template.ts'
import { findFreePort } from './free-port.ts'
import { launch } from './launch.ts'
import { pathsOf } from './paths.ts'
import { dropDatabase, onServer, databaseUrl as urlOfDatabase } from './postgres/on-server.ts'
import { applicationEnvironment, readSettings } from './settings.ts'
import { Teardown } from './teardown.ts'
import { makeTestFolder } from './test-folder.ts'
import { together } from './together.ts'

export type TestSite = {
  portalUrl: string
  cmsUrl: string
  databaseUrl: string
  siteKey: string
  /** Of the payment simulator, and what its control interface asks for. */
  paymentUrl: string
  simulatorKey: string
  /** With these another portal is a second one of the same site: either may do the jobs of both. */
  sharedSettings: Readonly<Record<string, string>>
  stop(): Promise<void>
}

/** A copy of the demo site, on a database, a folder and ports of its own. */
export async function startTestSite(context: CheckContext, demo: DemoTemplate): Promise<TestSite> {
  const { register, stop } = context
  const teardown = new Teardown()
  try {
    const folder = await makeTestFolder()
    teardown.add(undefined, () => rmSync(folder, { recursive: true, force: true }))
    const { root, logs } = context.paths
    const paths = { ...pathsOf(root, folder), logs: join(logs, 'test-site') }
    mkdirSync(paths.logs, { recursive: true })
    const databaseUrl = await copyDatabase(context.server.url, demo.database, teardown)
    if (existsSync(demo.files)) cpSync(demo.files, join(paths.data, 'files'), { recursive: true })
    const settings = readSettings({
      PORT: String(await findFreePort()),
      CMS_PORT: String(await findFreePort()),
      PAYMENT_SIMULATOR_PORT: String(await findFreePort()),
    })
    const options = { settings, paths, mode: 'production' } as const
    const { secrets } = demo
    const environment = applicationEnvironment({
      ...options,
      user: context.environment,
      secrets,
      databaseUrl,
    })
    const launching = {
      ...options,
      register,
      teardown,
      stop,
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
      applications.map((application) => () => application.ready()),
    )
    return {
      portalUrl: settings.portalUrl,
      cmsUrl: settings.cmsUrl,
      databaseUrl,
      siteKey: secrets.SITE_KEY,
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

async function copyDatabase(
  serverUrl: string,
  template: string,
  teardown: Teardown,
): Promise<string> {
  const name = `site_${randomBytes(6).toString('hex')}`
  await onServer(serverUrl, `create database ${name} template ${template}`)
  teardown.add(undefined, () => dropDatabase(serverUrl, name))
  return urlOfDatabase(serverUrl, name)
}

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

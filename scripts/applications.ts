import { join } from 'node:path'
import type { Command } from './run-command.ts'
import type { Settings } from './settings.ts'

export type Application = Command & {
  title: string
  /** Answers with a success when the application can serve. */
  health: string
  /** How long it may take to finish what it is doing. */
  graceMilliseconds: number
  showsWarnings: boolean
}

type Options = {
  root: string
  environment: NodeJS.ProcessEnv
  settings: Settings
  mode: 'production' | 'development'
}

export function portalApplication({ root, environment, settings, mode }: Options): Application {
  return {
    name: 'portal',
    title: 'The portal',
    command: process.execPath,
    arguments: [
      ...(mode === 'development' ? ['--watch', '--watch-preserve-output'] : []),
      join(root, 'apps/portal/src/main.ts'),
    ],
    folder: root,
    environment,
    health: `http://127.0.0.1:${settings.portalPort}/readyz`,
    graceMilliseconds: 11_000,
    showsWarnings: true,
  }
}

export function contentSystemApplication(options: Options): Application {
  const port = String(options.settings.cmsPort)
  return {
    name: 'cms',
    title: 'The content system',
    command: process.execPath,
    arguments: [
      join(options.root, 'node_modules/next/dist/bin/next'),
      options.mode === 'development' ? 'dev' : 'start',
      '-H',
      '127.0.0.1',
      '-p',
      port,
    ],
    folder: join(options.root, 'apps/cms'),
    environment: { ...options.environment, PORT: port },
    health: `http://127.0.0.1:${port}/api/health`,
    graceMilliseconds: 5_000,
    showsWarnings: false,
  }
}

/**
 * Stands in for the content system until its admin is built: the site lacks nothing, editors wait.
 */
export function contentSystemWithoutAdmin(options: Options): Application {
  return {
    ...contentSystemApplication(options),
    name: 'cms-without-admin',
    arguments: [join(options.root, 'apps/cms/scripts/serve-without-admin.ts')],
  }
}

/** Simulates the card provider; it refuses to start in production. */
export function paymentSimulatorApplication(options: Options): Application {
  const port = String(options.settings.paymentSimulatorPort)
  return {
    name: 'payment-simulator',
    title: 'The payment simulator',
    command: process.execPath,
    arguments: [
      // It takes the types out of what browsers load from it.
      '--disable-warning=ExperimentalWarning',
      ...(options.mode === 'development' ? ['--watch', '--watch-preserve-output'] : []),
      join(options.root, 'apps/payment-simulator/src/main.ts'),
    ],
    folder: options.root,
    environment: { ...options.environment, PORT: port },
    health: `http://127.0.0.1:${port}/healthz`,
    graceMilliseconds: 5_000,
    showsWarnings: false,
  }
}

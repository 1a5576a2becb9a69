import { resolve } from 'node:path'
import { readSettingFiles } from '@trivsel/content-contract/setting-files'
import { exampleAssociation, exampleDeposit } from '../apps/portal/src/platform/example-deposit.ts'
import { publicKeyOf } from '../apps/portal/src/platform/push/vapid-keys.ts'
import type { Paths } from './paths.ts'
import { PlainError } from './progress.ts'
import { type Secrets, secretNames } from './secrets.ts'

/** What the user's environment decides about a local start. */
export type Settings = {
  portalPort: number
  cmsPort: number
  paymentSimulatorPort: number
  portalUrl: string
  cmsUrl: string
  /** A PostgreSQL of the user's own; without it the embedded one is started. */
  databaseUrl: string | undefined
  dataDir: string
  /** Demo accounts and demo content: never in production. */
  withDemo: boolean
  /** The simulator of the card provider: never in production. */
  withSimulator: boolean
}

/** A start has values of its own for these: they and the name of a file would be one too many. */
const readFromFiles = [...secretNames, 'DATABASE_URL']

/**
 * What the user has set, with secrets from the files that `X_FILE` names.
 * @throws {PlainError} names the settings whose file cannot be used
 */
export function readUserEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { given, problems } = readSettingFiles(environment, readFromFiles)
  if (problems.size > 0)
    throw new PlainError([...problems].map(([name, problem]) => `${name} ${problem}.`).join('\n'))
  const files = new Set(readFromFiles.map((name) => `${name}_FILE`))
  return Object.fromEntries(Object.entries(given).filter(([name]) => !files.has(name)))
}

/** @throws {PlainError} names the variable that cannot be used */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const portalPort = readPort(environment, 'PORT', 3000)
  const cmsPort = readPort(environment, 'CMS_PORT', 3001)
  if (portalPort === cmsPort)
    throw new PlainError(`PORT and CMS_PORT are both ${portalPort}: they must differ.`)
  const paymentSimulatorPort = readPort(
    environment,
    'PAYMENT_SIMULATOR_PORT',
    Math.max(portalPort, cmsPort) + 1,
  )
  if (paymentSimulatorPort === portalPort || paymentSimulatorPort === cmsPort)
    throw new PlainError(
      `PAYMENT_SIMULATOR_PORT is ${paymentSimulatorPort}, as another port is: they must differ.`,
    )
  const isLocal = (environment.TRIVSEL_ENV || 'local') === 'local'
  return {
    portalPort,
    cmsPort,
    paymentSimulatorPort,
    portalUrl: environment.PORTAL_URL || `http://localhost:${portalPort}`,
    cmsUrl: environment.CMS_URL || `http://localhost:${cmsPort}`,
    databaseUrl: readDatabaseUrl(environment.DATABASE_URL),
    dataDir: environment.DATA_DIR || '.data',
    withDemo: isLocal,
    withSimulator: isLocal,
  }
}

/**
 * The environment of the applications. What the user has set wins, but for NODE_ENV, which
 * follows from the command, and for the port, of which there are several.
 */
export function applicationEnvironment(options: {
  user: NodeJS.ProcessEnv
  settings: Settings
  secrets: Secrets
  paths: Paths
  databaseUrl: string
  mode: 'production' | 'development'
}): NodeJS.ProcessEnv {
  const { settings, secrets, paths } = options
  const { DATABASE_PASSWORD: _, ...secretsOfApplications } = secrets
  const { PAYMENT_TOKEN, PAYMENT_CALLBACK_SECRET, MAIL_IN_SECRET, ...keys } = secretsOfApplications
  const set = Object.entries(options.user).filter(([, value]) => value !== '')
  return {
    TRIVSEL_ENV: 'local',
    // The demo's editors have a password that everybody knows, and nothing to keep.
    ...(settings.withDemo && {
      EDITOR_SECOND_FACTOR: 'off',
      ...exampleDeposit,
      ...exampleAssociation,
    }),
    ...(settings.withSimulator && {
      PAYMENT_URL: `http://127.0.0.1:${settings.paymentSimulatorPort}`,
      PAYMENT_FORM_HOSTS: `http://127.0.0.1:${settings.paymentSimulatorPort}`,
      PAYMENT_PAYEE_ID: '5cabf558-5283-482f-b252-4d58e06f6f3b',

      PAYMENT_TOKEN,
      PAYMENT_CALLBACK_SECRET,
      // Answers come in by /dev/answer.

      MAIL_REPLY_TO: 'svar@trivsel.example',
      MAIL_IN_SECRET,
    }),
    PORTAL_URL: settings.portalUrl,
    CMS_URL: settings.cmsUrl,
    DATABASE_URL: options.databaseUrl,
    ...keys,
    WEB_PUSH_PUBLIC_KEY:
      publicKeyOf(options.user.WEB_PUSH_PRIVATE_KEY || keys.WEB_PUSH_PRIVATE_KEY) ?? undefined,
    WEB_PUSH_SUBJECT: 'mailto:web-push@trivsel.example',
    MEDIA_DIR: resolve(paths.data, 'files', 'media'),
    NEXT_TELEMETRY_DISABLED: '1',
    ...Object.fromEntries(set),
    DATA_DIR: paths.data,
    PORT: String(settings.portalPort),
    NODE_ENV: options.mode,
  }
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  if (URL.canParse(text) && /^postgres(ql)?:$/.test(new URL(text).protocol)) return text
  // Without the value: it holds a password.
  throw new PlainError('DATABASE_URL must look like postgres://user:password@host:5432/database.')
}

function readPort(environment: NodeJS.ProcessEnv, name: string, fallback: number): number {
  const text = environment[name]
  if (!text) return fallback
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port
  throw new PlainError(`${name} is "${text}": it must be a port number between 1 and 65535.`)
}

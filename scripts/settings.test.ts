import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { settingNames as contentSystemSettings, readConfig } from '../apps/cms/src/config.ts'
import {
  parseSettings,
  settingNames as simulatorSettings,
} from '../apps/payment-simulator/src/settings.ts'
import {
  parseConfiguration,
  settingNames as portalSettings,
} from '../apps/portal/src/platform/config.server.ts'
import { publicKeyOf } from '../apps/portal/src/platform/push/vapid-keys.ts'
import { settingNames as backupSettings } from './backup/options.ts'
import { pathsOf, repositoryRoot } from './paths.ts'
import { generateSecrets } from './secrets.ts'
import { applicationEnvironment, readSettings, readUserEnvironment } from './settings.ts'

test('moves the addresses with the ports', () => {
  expect(readSettings({ PORT: '4000', CMS_PORT: '4001' })).toMatchObject({
    portalUrl: 'http://localhost:4000',
    cmsUrl: 'http://localhost:4001',
  })
})

test.each([
  [{}, 3002],
  [{ PORT: '4000', CMS_PORT: '4001' }, 4002],
  [{ PORT: '4001', CMS_PORT: '4000' }, 4002],
  [{ PAYMENT_SIMULATOR_PORT: '5000' }, 5000],
])('with %j the payment simulator has port %i', (environment, expected) => {
  expect(readSettings(environment).paymentSimulatorPort).toBe(expected)
})

test.each([
  { PORT: 'abc' },
  { PORT: '0' },
  { PORT: '70000' },
  { PORT: '3001' },
  { PAYMENT_SIMULATOR_PORT: '3000' },
  { PAYMENT_SIMULATOR_PORT: '3001' },
])('refuses the ports %j', (environment) => {
  expect(() => readSettings(environment)).toThrow(/PORT/)
})

test('refuses a database address that is none, without repeating it', () => {
  const read = () => readSettings({ DATABASE_URL: 'mysql://root:hunter2@localhost/x' })
  expect(read).toThrow(/DATABASE_URL must look like/)
  expect(read).not.toThrow(/hunter2/)
})

test.each([
  [{}, 'off'],
  [{ TRIVSEL_ENV: 'production' }, undefined],
  [{ EDITOR_SECOND_FACTOR: 'on' }, 'on'],
])("with %j the editors' second factor is %s", (user, expected) => {
  const environment = applicationEnvironment({
    user,
    secrets: generateSecrets(),
    settings: readSettings(user),
    paths: pathsOf('/srv/trivsel', '.data'),
    databaseUrl: 'postgres://somewhere/trivsel',
    mode: 'production',
  })
  expect(environment.EDITOR_SECOND_FACTOR).toBe(expected)
})

test('takes what the user has set before its own, and nothing that is empty', () => {
  const user = { SITE_KEY: 'mine', AUTH_SECRET: '', NODE_ENV: 'test', LOG_LEVEL: 'debug' }
  const secrets = generateSecrets()
  const environment = startedWith(user, secrets)
  expect(environment).toMatchObject({
    SITE_KEY: 'mine',
    AUTH_SECRET: secrets.AUTH_SECRET,
    LOG_LEVEL: 'debug',
    NODE_ENV: 'production',
    TRIVSEL_ENV: 'local',
    DATA_DIR: '/srv/trivsel/.data',
    MEDIA_DIR: '/srv/trivsel/.data/files/media',
  })
  expect(environment).not.toHaveProperty('DATABASE_PASSWORD')
})

describe('a secret in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const inFile = (name: string, value: string) => {
    writeFileSync(join(folder, name), `${value}\n`)
    return join(folder, name)
  }

  test('takes the place of the secret that a start would make', () => {
    const user = readUserEnvironment({ SITE_KEY_FILE: inFile('key', 'mine'), EMPTY: '' })
    expect(user).toEqual({ SITE_KEY: 'mine' })
    expect(startedWith(user)).toMatchObject({ SITE_KEY: 'mine' })
    expect(startedWith(user)).not.toHaveProperty('SITE_KEY_FILE')
  })

  test('is refused beside the secret itself, and where it cannot be read', () => {
    const read = (given: NodeJS.ProcessEnv) => () => readUserEnvironment(given)
    const both = {
      DATABASE_URL: 'postgres://a/b',
      DATABASE_URL_FILE: inFile('url', 'postgres://c'),
    }
    expect(read(both)).toThrow('DATABASE_URL is set, and DATABASE_URL_FILE is set too')
    expect(read({ AUTH_SECRET_FILE: '/nowhere' })).toThrow(
      'AUTH_SECRET is to come from the file /nowhere, which cannot be read (ENOENT).',
    )
  })

  test('is read by the applications themselves, all wrong ones at once', () => {
    const { SITE_KEY: _, AUTH_SECRET: __, ...rest } = startedWith({})
    const read = (more: NodeJS.ProcessEnv) => parseConfiguration({ ...rest, ...more })
    const [siteKey, authSecret] = [randomBytes(12).toString('hex'), randomBytes(12).toString('hex')]
    const site = inFile('site', siteKey)
    const auth = inFile('auth', authSecret)
    expect(read({ SITE_KEY_FILE: site, AUTH_SECRET_FILE: auth })).toMatchObject({
      SITE_KEY: siteKey,
      AUTH_SECRET: authSecret,
    })
    expect(() => read({ SITE_KEY_FILE: '/nowhere' })).toThrow(
      [
        'The configuration is not usable:',
        '  SITE_KEY: is to come from the file /nowhere, which cannot be read (ENOENT)',
        '  AUTH_SECRET: is not set',
      ].join('\n'),
    )
    const short = inFile('short', 'fifteen letters')
    expect(() => read({ SITE_KEY_FILE: short, AUTH_SECRET_FILE: auth })).toThrow(
      'SITE_KEY: at least 16 characters',
    )
    expect(readConfig({ ...rest, SITE_KEY_FILE: site }).siteKey).toBe(siteKey)
    expect(() => readConfig({ ...rest, SITE_KEY_FILE: '/nowhere' })).toThrow(
      [
        'The content system cannot start:',
        '  SITE_KEY is to come from the file /nowhere, which cannot be read (ENOENT)',
      ].join('\n'),
    )
  })

  test('can be given for every setting: none has a name that means a file already', () => {
    const names = [...portalSettings, ...contentSystemSettings]
    expect(names.filter((name) => name.endsWith('_FILE'))).toEqual([])
  })
})

describe('what a start hands over', () => {
  test('is what the applications read, name by name', () => {
    const read = new Set([...portalSettings, ...contentSystemSettings, ...simulatorSettings])
    const { NEXT_TELEMETRY_DISABLED: _, ...environment } = startedWith({})
    expect(Object.keys(environment).filter((name) => !read.has(name))).toEqual([])
  })

  test('has a secret for everything that needs one', () => {
    const secrets = generateSecrets()
    const environment = startedWith({}, secrets)
    const portal = parseConfiguration(environment)
    expect(portal).toMatchObject({
      SITE_KEY: secrets.SITE_KEY,
      AUTH_SECRET: secrets.AUTH_SECRET,
      DEV_KEY: secrets.DEV_KEY,
      WEB_PUSH_PRIVATE_KEY: secrets.WEB_PUSH_PRIVATE_KEY,
      WEB_PUSH_PUBLIC_KEY: publicKeyOf(secrets.WEB_PUSH_PRIVATE_KEY),
    })
    expect(portal).toMatchObject({
      PAYMENT_TOKEN: secrets.PAYMENT_TOKEN,
      PAYMENT_CALLBACK_SECRET: secrets.PAYMENT_CALLBACK_SECRET,
      MAIL_IN_SECRET: secrets.MAIL_IN_SECRET,
    })
    expect(readConfig(environment)).toMatchObject({
      siteKey: secrets.SITE_KEY,
      payloadSecret: secrets.PAYLOAD_SECRET,
    })
    expect(parseSettings(environment)).toMatchObject({
      PAYMENT_TOKEN: secrets.PAYMENT_TOKEN,
      SIMULATOR_KEY: secrets.SIMULATOR_KEY,
    })
  })
})

describe('docs/configuration.md', () => {
  const text = readFileSync(join(repositoryRoot, 'docs/configuration.md'), 'utf8')
  const sections = text.split(/^## /m)
  const section = (title: string) => sections.find((part) => part.startsWith(title)) ?? ''

  test.each([
    ['Portal', portalSettings],
    ['Content system', contentSystemSettings],
    ['Payment simulator', simulatorSettings],
    ['Backup and restore', backupSettings],
  ])('names every setting of the %s, and none that is not read', (title, names) => {
    const written = section(title)
    expect(names.filter((name) => !written.includes(`\`${name}\``))).toEqual([])
    const listed = [...written.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, name = '']) => name)
    expect(listed.filter((name) => !names.includes(name))).toEqual([])
  })

  test('gives the defaults that hold', () => {
    const secret = 'sixteen characters or more'
    const environment = {
      DATABASE_URL: 'postgres://somewhere/trivsel',
      SITE_KEY: secret,
      AUTH_SECRET: secret,
      FIELD_KEYS: `first:${'a'.repeat(32)}`,
      SMTP_URL: 'smtp://localhost',
      PORTAL_URL: 'https://trivsel.example',
    }
    const read = (more: Record<string, string>): Record<string, unknown> =>
      parseConfiguration({ ...environment, ...more })
    const configuration = read({})
    const rows = section('Portal').matchAll(/^\| `([A-Z_]+)` +\| `([^`]+)` +\|/gm)
    const documented = [...rows].filter(([, name = '']) => !(name in environment))
    expect(documented.length).toBeGreaterThan(8)
    for (const [, name = '', value = ''] of documented)
      expect(configuration[name], name).toEqual(read({ [name]: value })[name])
  })
})

function startedWith(user: NodeJS.ProcessEnv, secrets = generateSecrets()): NodeJS.ProcessEnv {
  return applicationEnvironment({
    user,
    secrets,
    settings: readSettings(user),
    paths: pathsOf('/srv/trivsel', '.data'),
    databaseUrl: 'postgres://somewhere/trivsel',
    mode: 'production',
  })
}

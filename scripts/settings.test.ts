import { expect, test } from 'vitest'
import { placesOf } from './places.ts'
import { generateSecrets } from './secrets.ts'
import { applicationEnvironment, readSettings } from './settings.ts'

test('moves the addresses with the ports', () => {
  expect(readSettings({ PORT: '4000', CMS_PORT: '4001' })).toMatchObject({
    portalUrl: 'http://localhost:4000',
    cmsUrl: 'http://localhost:4001',
  })
})

test.each([{ PORT: 'abc' }, { PORT: '0' }, { PORT: '70000' }, { PORT: '3001' }])(
  'refuses the ports %j',
  (environment) => {
    expect(() => readSettings(environment)).toThrow(/PORT/)
  },
)

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
    places: placesOf('/srv/trivsel', '.data'),
    databaseUrl: 'postgres://somewhere/trivsel',
    mode: 'production',
  })
  expect(environment.EDITOR_SECOND_FACTOR).toBe(expected)
})

test('takes what the user has set before its own, and nothing that is empty', () => {
  const user = { SITE_KEY: 'mine', AUTH_SECRET: '', NODE_ENV: 'test', LOG_LEVEL: 'debug' }
  const secrets = generateSecrets()
  const environment = applicationEnvironment({
    user,
    secrets,
    settings: readSettings(user),
    places: placesOf('/srv/trivsel', '.data'),
    databaseUrl: 'postgres://somewhere/trivsel',
    mode: 'production',
  })
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

import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseConfiguration } from './config.server.ts'
import { exampleAssociation, exampleDeposit } from './example-deposit.ts'
import { makePrivateKey, publicKeyOf } from './push/vapid-keys.ts'

const made = () => randomBytes(24).toString('base64url')
const production = {
  DATABASE_URL: `postgres://trivsel:${made()}@localhost/trivsel`,
  SITE_KEY: made(),
  AUTH_SECRET: made(),
  FIELD_KEYS: `second:${made()},first:${made()}`,
  DEV_KEY: made(),
  PORTAL_URL: 'https://trivsel.example',
  SMTP_URL: 'smtp://localhost',
}
const published = {
  DATABASE_URL: 'postgres://trivsel:trivsel-demo@localhost/trivsel',
  SITE_KEY: 'development-site-key',
  AUTH_SECRET: 'a secret that is only for tests, and long',
  FIELD_KEYS: `second:${made()},first:a-key-that-is-only-for-tests-and-long`,
  DEV_KEY: 'a developer key that is only for tests',
}

describe('secrets that are in the source code', () => {
  it('are none of those made for one site', () => {
    expect(parseConfiguration(production)).toMatchObject({
      TRIVSEL_ENV: 'production',
      SITE_KEY: production.SITE_KEY,
    })
  })

  it.each(Object.entries(published))('%s is refused in production', (name, value) => {
    const read = () => parseConfiguration({ ...production, [name]: value } as NodeJS.ProcessEnv)
    expect(read).toThrow(
      `The configuration is not usable:\n  ${name}: is published in the source code: generate your own`,
    )
  })

  it.each(['local', 'test'])('are good enough for TRIVSEL_ENV %s', (TRIVSEL_ENV) => {
    const environment = { ...production, ...published, TRIVSEL_ENV }
    expect(parseConfiguration(environment as NodeJS.ProcessEnv)).toMatchObject({
      SITE_KEY: published.SITE_KEY,
      AUTH_SECRET: published.AUTH_SECRET,
    })
  })
})

describe('the map', () => {
  const TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png'
  const read = (map: NodeJS.ProcessEnv) => parseConfiguration({ ...production, ...map })

  it('has an address of tiles and says whose they are', () => {
    const map = { TILE_URL, TILE_ATTRIBUTION: '© Kartverket' }
    expect(read(map)).toMatchObject(map)
    expect(read({}).TILE_URL).toBeUndefined()
  })

  it('is refused when nobody says whose it is', () => {
    expect(() => read({ TILE_URL })).toThrow('TILE_ATTRIBUTION: is not set')
  })

  it.each([
    ['https://tiles.example/{z}/{x}.png', 'must be an address with {z}, {x} and {y}, each once'],
    ['ftp://tiles.example/{z}/{x}/{y}.png', 'must start with https:// or http://'],
  ])('%s is no address of tiles', (address, message) => {
    expect(() => read({ TILE_URL: address, TILE_ATTRIBUTION: '©' })).toThrow(`TILE_URL: ${message}`)
  })
})

describe('messages to browsers', () => {
  const privateKey = makePrivateKey()
  const push = {
    WEB_PUSH_PUBLIC_KEY: publicKeyOf(privateKey) ?? '',
    WEB_PUSH_PRIVATE_KEY: privateKey,
    WEB_PUSH_SUBJECT: 'mailto:drift@trivsel.example',
  }
  const read = (settings: NodeJS.ProcessEnv) => parseConfiguration({ ...production, ...settings })

  it('need all of their settings, or none', () => {
    expect(read(push)).toMatchObject(push)
    expect(read({}).WEB_PUSH_PUBLIC_KEY).toBeUndefined()
    for (const name of Object.keys(push))
      expect(() => read({ ...push, [name]: '' })).toThrow(`${name}: is not set`)
  })

  it('need keys that belong together, and a way to reach us', () => {
    const WEB_PUSH_PUBLIC_KEY = publicKeyOf(makePrivateKey()) ?? ''
    expect(() => read({ ...push, WEB_PUSH_PUBLIC_KEY })).toThrow(
      'WEB_PUSH_PUBLIC_KEY: does not belong to WEB_PUSH_PRIVATE_KEY',
    )
    expect(() => read({ ...push, WEB_PUSH_PRIVATE_KEY: 'x' })).toThrow(
      'WEB_PUSH_PRIVATE_KEY: must be 32 bytes in base64url',
    )
    expect(() => read({ ...push, WEB_PUSH_SUBJECT: 'drift@trivsel.example' })).toThrow(
      'WEB_PUSH_SUBJECT: ',
    )
  })

  it('go to a stand-in outside production alone', () => {
    const settings = { ...push, WEB_PUSH_STAND_IN: 'http://127.0.0.1:4100' }
    expect(() => read(settings)).toThrow('WEB_PUSH_STAND_IN: is for tests')
    expect(read({ ...settings, TRIVSEL_ENV: 'test' })).toMatchObject(settings)
  })
})

describe('mails that come in', () => {
  const incoming = { MAIL_REPLY_TO: 'svar@trivsel.example', MAIL_IN_SECRET: made() }
  const read = (settings: object) => parseConfiguration({ ...production, ...settings })

  it('are set up by two settings, or not at all', () => {
    expect(read(incoming)).toMatchObject(incoming)
    expect(read({}).MAIL_REPLY_TO).toBeUndefined()
    for (const name of Object.keys(incoming))
      expect(() => read({ ...incoming, [name]: undefined })).toThrow(`${name}: is not set`)
  })

  it('come to an address that numbers can be added to', () => {
    const settings = { ...incoming, MAIL_REPLY_TO: 'svar+a@trivsel.example' }
    expect(() => read(settings)).toThrow('must have no + of its own')
  })
})

describe('card payments', () => {
  const payments = {
    PAYMENT_URL: 'https://api.payex.example/',
    PAYMENT_TOKEN: made(),
    PAYMENT_PAYEE_ID: '5cabf558-5283-482f-b252-4d58e06f6f3b',
    PAYMENT_CALLBACK_SECRET: randomBytes(32).toString('base64url'),
  }
  const read = (settings: object) => parseConfiguration({ ...production, ...settings })

  it('are set up by four settings, or not at all', () => {
    expect(read(payments)).toMatchObject({
      ...payments,
      PAYMENT_URL: 'https://api.payex.example',
      PAYMENT_TIMEOUT_SECONDS: 8,
      PAYMENT_FORM_HOSTS: 'https://*.payex.com https://*.swedbankpay.com',
    })
    expect(read({}).PAYMENT_URL).toBeUndefined()
    for (const name of Object.keys(payments))
      expect(() => read({ ...payments, [name]: undefined })).toThrow(`${name}: is not set`)
  })

  it.each([
    ['PAYMENT_URL', 'http://api.payex.example', 'must start with https:// in production'],
    ['PAYMENT_CALLBACK_SECRET', 'x'.repeat(31), 'must be 32 characters or more'],
    ['PAYMENT_CALLBACK_SECRET', `${'x'.repeat(32)}&`, 'must be 32 characters or more'],
    ['PAYMENT_TIMEOUT_SECONDS', '11', ''],
    ['PAYMENT_TIMEOUT_SECONDS', '0', ''],
    ['PAYMENT_FORM_HOSTS', 'http://127.0.0.1:3002', 'must start with https:// in production'],
    ['PAYMENT_FORM_HOSTS', 'https://a.example; script-src *', 'must be hosts'],
    ['PAYMENT_FORM_HOSTS', '*', 'must be hosts'],
    ['PAYMENT_FORM_HOSTS', "https://a.example 'unsafe-inline'", 'must be hosts'],
    ['PAYMENT_PAYEE_ID', 'us', ''],
    ['PAYMENT_TOKEN', 'a token that is only for tests', 'is published in the source code'],
  ])('refuse %s=%s', (name, value, reason) => {
    expect(() => read({ ...payments, [name]: value })).toThrow(`${name}: ${reason}`)
  })

  it('may be on this machine outside production', () => {
    const local = { ...payments, PAYMENT_URL: 'http://127.0.0.1:3002' }
    const hosts = { PAYMENT_FORM_HOSTS: 'http://127.0.0.1:3002' }
    expect(read({ ...local, ...hosts, TRIVSEL_ENV: 'local' })).toMatchObject({
      PAYMENT_URL: 'http://127.0.0.1:3002',
      ...hosts,
    })
  })
})

describe('the bucket of attachments', () => {
  const bucket = {
    S3_URL: 'https://s3.example/box',
    S3_KEY_ID: 'trivsel',
    S3_SECRET: 'a key that is only for this',
  }
  const read = (settings: NodeJS.ProcessEnv) => parseConfiguration({ ...production, ...settings })

  it('is all of its settings, or none', () => {
    expect(read(bucket)).toMatchObject({ ...bucket, S3_REGION: 'eu-north-1' })
    expect(read({}).S3_URL).toBeUndefined()
    for (const name of Object.keys(bucket))
      expect(() => read({ ...bucket, [name]: '' })).toThrow(`${name}: is not set`)
  })

  it.each(['https://s3.example', 'https://s3.example/', 's3://box'])('%s is none', (S3_URL) => {
    expect(() => read({ ...bucket, S3_URL })).toThrow('S3_URL: ')
  })
})

describe('the virus scanner', () => {
  const read = (CLAMAV_URL: string) => parseConfiguration({ ...production, CLAMAV_URL }).CLAMAV_URL

  it('is a host and a port', () => {
    expect(read('tcp://10.0.0.7:3310')).toBe('tcp://10.0.0.7:3310')
  })

  it.each(['tcp://10.0.0.7', 'http://10.0.0.7:3310', '10.0.0.7:3310'])('%s is none', (address) => {
    expect(() => read(address)).toThrow('CLAMAV_URL: ')
  })
})

describe('the deposit account', () => {
  const deposit = {
    DEPOSIT_IBAN: 'NO14 7694 0500 571',
    DEPOSIT_BIC: 'ABCDNO22',
    DEPOSIT_BANK: 'Banken',
  }
  const read = (settings: NodeJS.ProcessEnv) => parseConfiguration({ ...production, ...settings })

  it('is there with all of its settings, and not without any', () => {
    expect(read(deposit)).toMatchObject({ ...deposit, DEPOSIT_IBAN: 'NO1476940500571' })
    expect(read({}).DEPOSIT_IBAN).toBeUndefined()
  })

  it.each(Object.keys(deposit))('is refused without %s', (name) => {
    expect(() => read({ ...deposit, [name]: '' })).toThrow(`${name}: is not set`)
  })

  it.each([
    ['DEPOSIT_IBAN', 'NO1476940500572'],
    ['DEPOSIT_BIC', 'ABCDSE22'],
    ['DEPOSIT_BANK', 'x'.repeat(101)],
  ])('is refused when %s is %s', (name, value) => {
    expect(() => read({ ...deposit, [name]: value })).toThrow(`${name}: `)
  })

  it.each(['DEPOSIT_IBAN', 'DEPOSIT_BIC'] as const)(
    'is refused in production with the %s of the example, which is good enough elsewhere',
    (name) => {
      const settings = { ...deposit, [name]: exampleDeposit[name] }
      expect(() => read(settings)).toThrow(`${name}: is for examples and tests`)
      expect(read({ ...settings, TRIVSEL_ENV: 'local' })).toMatchObject({
        [name]: exampleDeposit[name],
      })
    },
  )
})

describe('the account that associations are paid from', () => {
  const account = { ASSOCIATION_IBAN: 'NO14 7694 0500 571', ASSOCIATION_BIC: 'ABCDNO22' }
  const read = (settings: NodeJS.ProcessEnv) => parseConfiguration({ ...production, ...settings })

  it('is there with both of its settings, and not without any', () => {
    expect(read(account)).toMatchObject({ ...account, ASSOCIATION_IBAN: 'NO1476940500571' })
    expect(read({}).ASSOCIATION_IBAN).toBeUndefined()
  })

  it.each(Object.keys(account))('is refused without %s', (name) => {
    expect(() => read({ ...account, [name]: '' })).toThrow(`${name}: is not set`)
  })

  it('is never the account of deposits', () => {
    const deposit = { DEPOSIT_BIC: 'ABCDNO22', DEPOSIT_BANK: 'Banken' }
    const settings = { ...account, ...deposit, DEPOSIT_IBAN: 'NO1476940500571' }
    expect(() => read(settings)).toThrow('ASSOCIATION_IBAN: must be another account')
  })

  it.each(['ASSOCIATION_IBAN', 'ASSOCIATION_BIC'] as const)(
    'is refused in production with the %s of the example, which is good enough elsewhere',
    (name) => {
      const settings = { ...account, [name]: exampleAssociation[name] }
      expect(() => read(settings)).toThrow(`${name}: is for examples and tests`)
      expect(read({ ...settings, TRIVSEL_ENV: 'local' })).toMatchObject({
        [name]: exampleAssociation[name],
      })
    },
  )
})

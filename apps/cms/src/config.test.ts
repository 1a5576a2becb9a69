import { randomBytes } from 'node:crypto'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const siteKey = randomBytes(24).toString('base64url')
const payloadSecret = randomBytes(24).toString('base64url')
const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/trivsel',
  SITE_KEY: siteKey,
  PAYLOAD_SECRET: payloadSecret,
} as const

describe('readConfig', () => {
  it('is in production with local addresses by default', () => {
    const root = path.resolve(import.meta.dirname, '../../..')
    expect(readConfig(complete)).toEqual({
      site: 'production',
      logsAsJson: true,
      databaseUrl: 'postgres://localhost/trivsel',
      cmsUrl: 'http://localhost:3001',
      portalUrl: 'http://localhost:3000',
      siteKey,
      payloadSecret,
      secondFactor: true,
      trustedProxies: { hops: 0 },
      mediaDir: path.join(root, '.data/files/media'),
      attachmentsDir: path.join(root, '.data/files/attachments'),
      videosDir: path.join(root, '.data/files/videos'),
    })
  })

  it('reads a relative media folder from the root of the repository', () => {
    const root = path.resolve(import.meta.dirname, '../../..')
    const config = readConfig({ ...complete, MEDIA_DIR: 'elsewhere/media' })
    expect(config.mediaDir).toBe(path.join(root, 'elsewhere/media'))
    expect(config.attachmentsDir).toBe(path.join(root, 'elsewhere/attachments'))
  })

  it('names every missing secret and prints no value', () => {
    const message = messageOf({ ...complete, SITE_KEY: 'too-short', PAYLOAD_SECRET: '' })
    expect(message).toContain('SITE_KEY must have at least 16 characters')
    expect(message).toContain('PAYLOAD_SECRET is missing')
    expect(message).not.toContain('too-short')
  })

  it.each([{}, { TRIVSEL_ENV: 'local' }, { NODE_ENV: 'development' }] as const)(
    'has no secrets of its own to fall back on: %o',
    (given) => {
      expect(messageOf(given)).toBe(
        'The content system cannot start:\n  DATABASE_URL is missing\n  SITE_KEY is missing\n  PAYLOAD_SECRET is missing',
      )
    },
  )

  const published = {
    SITE_KEY: 'development-site-key',
    PAYLOAD_SECRET: 'development-payload-secret',
    DATABASE_URL: 'postgres://trivsel:trivsel-demo@localhost/trivsel',
  }
  describe.each(['production', 'development', 'test'] as const)('NODE_ENV %s', (NODE_ENV) => {
    it.each(Object.entries(published))('refuses the published %s', (name, value) => {
      const message = messageOf({ ...complete, NODE_ENV, [name]: value })
      expect(message).toBe(
        `The content system cannot start:\n  ${name} is published in the source code: generate your own`,
      )
    })

    it.each(['local', 'test'])('takes published secrets in TRIVSEL_ENV %s', (TRIVSEL_ENV) => {
      expect(readConfig({ ...complete, ...published, NODE_ENV, TRIVSEL_ENV })).toMatchObject({
        site: TRIVSEL_ENV,
        siteKey: published.SITE_KEY,
        payloadSecret: published.PAYLOAD_SECRET,
        databaseUrl: published.DATABASE_URL,
        logsAsJson: NODE_ENV === 'production',
      })
    })
  })

  it('lets editors in without a second factor in the demo, and nowhere else', () => {
    const off = { ...complete, EDITOR_SECOND_FACTOR: 'off' } as const
    expect(messageOf(off)).toContain('EDITOR_SECOND_FACTOR must be on in production')
    expect(readConfig({ ...off, TRIVSEL_ENV: 'local' }).secondFactor).toBe(false)
    expect(readConfig({ ...complete, TRIVSEL_ENV: 'local' }).secondFactor).toBe(true)
  })

  it('needs nothing while the application is being built, and knows no secret then', () => {
    const build = { NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' } as const
    const [first, second] = [readConfig(build), readConfig(build)]
    expect(first.databaseUrl).toBe('postgres://build/build')
    expect(first.payloadSecret).toMatch(/^[\w-]{43}$/)
    expect(first.siteKey).toMatch(/^[\w-]{43}$/)
    expect(second.payloadSecret).not.toBe(first.payloadSecret)
    expect(second.siteKey).not.toBe(first.siteKey)
  })
})

function messageOf(environment: Partial<NodeJS.ProcessEnv>): string {
  try {
    readConfig(environment as NodeJS.ProcessEnv)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('expected a ConfigError')
}

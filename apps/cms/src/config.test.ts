import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const complete = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://localhost/trivsel',
  SITE_KEY: 'a-site-key-of-some-length',
  PAYLOAD_SECRET: 'a-secret-of-some-length',
} as const

describe('readConfig', () => {
  it('uses the local addresses when none are given', () => {
    expect(readConfig(complete)).toMatchObject({
      production: true,
      cmsUrl: 'http://localhost:3001',
      portalUrl: 'http://localhost:3000',
    })
  })

  it('reads a relative media folder from the root of the repository', () => {
    const root = path.resolve(import.meta.dirname, '../../..')
    const config = readConfig({ ...complete, MEDIA_DIR: '.data/files/media' })
    expect(config.mediaDir).toBe(path.join(root, '.data/files/media'))
    expect(config.attachmentsDir).toBe(path.join(root, '.data/files/attachments'))
  })

  it('names every missing secret in production and prints no value', () => {
    const message = messageOf(() =>
      readConfig({ ...complete, SITE_KEY: 'too-short', PAYLOAD_SECRET: '' }),
    )
    expect(message).toContain('SITE_KEY must have at least 16 characters')
    expect(message).toContain('PAYLOAD_SECRET is missing')
    expect(message).not.toContain('too-short')
  })

  it('needs no secrets in development, but always a database', () => {
    expect(
      readConfig({ NODE_ENV: 'development', DATABASE_URL: complete.DATABASE_URL }),
    ).toBeTruthy()
    expect(messageOf(() => readConfig({ NODE_ENV: 'development' }))).toContain(
      'DATABASE_URL is missing',
    )
  })

  it('needs nothing while the application is being built', () => {
    expect(
      readConfig({ NODE_ENV: 'production', NEXT_PHASE: 'phase-production-build' }),
    ).toBeTruthy()
  })
})

function messageOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  throw new Error('expected a ConfigError')
}

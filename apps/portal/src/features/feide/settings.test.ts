import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseConfiguration } from '#platform/config.server.ts'
import { isStandIn, readFeideSettings } from './settings.server.ts'

const madeHere = () => randomBytes(24).toString('base64url')
const rest = {
  DATABASE_URL: 'postgres://localhost/trivsel',
  SITE_KEY: madeHere(),
  AUTH_SECRET: madeHere(),
  FIELD_KEYS: `test:${madeHere()}`,
  PORTAL_URL: 'https://trivsel.example',
  SMTP_URL: 'smtp://localhost',
}
const feide = {
  FEIDE_ISSUER: 'https://auth.dataporten.no',
  FEIDE_CLIENT_ID: 'id',
  FEIDE_CLIENT_SECRET: 'hunter2',
}
const settingsOf = (more: Record<string, string>) =>
  readFeideSettings(parseConfiguration({ ...rest, ...more }))

describe('login through Feide', () => {
  it('is off without its settings', () => {
    expect(settingsOf({})).toBeNull()
    expect(settingsOf({ FEIDE_ISSUER: '', FEIDE_CLIENT_ID: '' })).toBeNull()
  })

  it('is on with all of them', () => {
    const settings = settingsOf(feide)
    expect(settings).toEqual({
      issuer: 'https://auth.dataporten.no',
      clientId: 'id',
      clientSecret: 'hunter2',
    })
    expect(isStandIn(settings)).toBe(false)
  })

  it.each(Object.keys(feide))('does not start without %s alone', (missing) => {
    const read = () => settingsOf({ ...feide, [missing]: '' })
    expect(read).toThrow(new RegExp(`${missing}: is not set`))
    expect(read).not.toThrow(/hunter2/)
  })

  it('believes no issuer without https in production, and knows the stand-in elsewhere', () => {
    const here = { ...feide, FEIDE_ISSUER: 'http://127.0.0.1:3002' }
    expect(() => settingsOf(here)).toThrow(/FEIDE_ISSUER: must start with https/)
    expect(isStandIn(settingsOf({ ...here, TRIVSEL_ENV: 'local' }))).toBe(true)
  })
})

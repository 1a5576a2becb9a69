import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parseConfiguration } from '#platform/config.server.ts'
import { isStandIn, readProviderSettings } from './settings.server.ts'

const madeHere = () => randomBytes(24).toString('base64url')
const rest = {
  DATABASE_URL: 'postgres://localhost/trivsel',
  SITE_KEY: madeHere(),
  AUTH_SECRET: madeHere(),
  FIELD_KEYS: `test:${madeHere()}`,
  PORTAL_URL: 'https://trivsel.example',
  SMTP_URL: 'smtp://localhost',
}
const providers = [
  ['feide', 'FEIDE', 'https://auth.dataporten.no'],
  ['id-porten', 'IDPORTEN', 'https://idporten.no'],
] as const

describe.each(providers)('login through %s', (id, prefix, issuer) => {
  const set = {
    [`${prefix}_ISSUER`]: issuer,
    [`${prefix}_CLIENT_ID`]: 'id',
    [`${prefix}_CLIENT_SECRET`]: 'hunter2',
  }
  const settingsOf = (more: Record<string, string>) =>
    readProviderSettings(id, parseConfiguration({ ...rest, ...more }))

  it('is off without its settings', () => {
    expect(settingsOf({})).toBeNull()
    expect(settingsOf({ [`${prefix}_ISSUER`]: '', [`${prefix}_CLIENT_ID`]: '' })).toBeNull()
  })

  it('is on with all of them, and turns no other on', () => {
    const settings = settingsOf(set)
    expect(settings).toEqual({ issuer, clientId: 'id', clientSecret: 'hunter2' })
    expect(isStandIn(settings)).toBe(false)
    const configuration = parseConfiguration({ ...rest, ...set })
    const on = providers.filter(([other]) => readProviderSettings(other, configuration))
    expect(on.map(([other]) => other)).toEqual([id])
  })

  it.each(Object.keys(set))('does not start without %s alone', (missing) => {
    const read = () => settingsOf({ ...set, [missing]: '' })
    expect(read).toThrow(new RegExp(`${missing}: is not set`))
    expect(read).not.toThrow(/hunter2/)
  })

  it('believes no issuer without https in production, and allows the stand-in elsewhere', () => {
    const here = { ...set, [`${prefix}_ISSUER`]: 'http://127.0.0.1:3002' }
    expect(() => settingsOf(here)).toThrow(/_ISSUER: must start with https/)
    expect(isStandIn(settingsOf({ ...here, TRIVSEL_ENV: 'local' }))).toBe(true)
  })
})

import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadSecrets } from './secrets.ts'

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'trivsel-secrets-'))
  file = join(folder, 'data', 'secrets.json')
})
afterEach(() => rmSync(folder, { recursive: true }))

test('makes secrets once, in a file for its owner alone', () => {
  const secrets = loadSecrets(file)
  expect(loadSecrets(file)).toEqual(secrets)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(secrets.FIELD_KEYS).toMatch(/^first:[\w-]{43}$/)
  expect(new Set(Object.values(secrets)).size).toBe(Object.keys(secrets).length)
})

test('adds a secret that is missing and keeps the others', () => {
  const { AUTH_SECRET, ...others } = loadSecrets(file)
  writeFileSync(file, JSON.stringify(others))
  const completed = loadSecrets(file)
  expect(completed).toMatchObject(others)
  expect(completed.AUTH_SECRET).not.toBe(AUTH_SECRET)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(completed)
})

test.each(['DATABASE_PASSWORD', 'FIELD_KEYS', 'PAYLOAD_SECRET'])(
  'refuses a file without %s, and leaves it as it is',
  (name) => {
    const { [name]: _, ...others }: Record<string, string> = loadSecrets(file)
    for (const stored of [others, { ...others, [name]: '' }]) {
      writeFileSync(file, JSON.stringify(stored))
      expect(() => loadSecrets(file, {})).toThrow(`lack ${name}`)
      expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(stored)
    }
    expect(loadSecrets(file, { [name]: 'given by the environment' })).toMatchObject(others)
  },
)

test('puts the key under the name that the portal reads, where an older start left another', () => {
  const { DEV_KEY, ...others } = loadSecrets(file)
  writeFileSync(file, JSON.stringify({ ...others, DYNAMIC_URLS_DEV_KEY: others.SITE_KEY }))
  const mended = loadSecrets(file)
  expect(mended).toEqual({ ...others, DEV_KEY: expect.stringMatching(/^[\w-]{32}$/) })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(mended)
})

test('refuses a damaged file instead of replacing secrets that data depend on', () => {
  loadSecrets(file)
  writeFileSync(file, '{ "AUTH_SE')
  expect(() => loadSecrets(file)).toThrow(/damaged/)
})

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  hasPublishedPassword,
  isPublishedSecret,
} from '@trivsel/content-contract/published-secrets'
import { expect, test } from 'vitest'
import { repositoryRoot } from './paths.ts'

const settings =
  'SITE_KEY|PAYLOAD_SECRET|AUTH_SECRET|FIELD_KEYS|DEV_KEY|DYNAMIC_URLS_DEV_KEY|PAYMENT_TOKEN|PAYMENT_CALLBACK_SECRET|MAIL_IN_SECRET|SIMULATOR_KEY'
/** A secret, and where it is given as a text of some length. */
const givenSecret = new RegExp(
  `\\b(?:${settings}|\\w*[sS]iteKey|authSecret|testSiteKey)\\b["']?\\s{0,3}[:=]\\s{0,3}["'\`]([^"'\`$\\n]{12,200})["'\`]`,
  'g',
)
const textFile = /\.(?:ts|tsx|mjs|js|json|md|yml|yaml|sh|env|example)$/

test('every secret in the repository is listed as published', () => {
  const files = execFileSync('git', ['ls-files'], { cwd: repositoryRoot, encoding: 'utf8' })
  const found = files
    .split('\n')
    .filter((file) => textFile.test(file) && !file.endsWith('package-lock.json'))
    .flatMap((file) =>
      [...readFileSync(join(repositoryRoot, file), 'utf8').matchAll(givenSecret)].map(
        ([, value = '']) => ({ file, secret: value.replace(/^[a-z0-9]{1,20}:(?=\S{32})/, '') }),
      ),
    )
  expect(found.length).toBeGreaterThan(10)
  expect(found.filter(({ secret }) => !isPublishedSecret(secret))).toEqual([])
})

test('a secret that was made for one site is not', () => {
  expect(isPublishedSecret('mDPR0mZ8yIhFcQ3Y2O1v7m4bZJY5eXK9')).toBe(false)
})

test.each([
  ['postgres://trivsel:trivsel-demo@localhost/trivsel', true],
  ['postgres://trivsel:trivsel%2Ddemo@localhost/trivsel', true],
  ['postgres://trivsel:9f2Kq7zLp0aa@localhost/trivsel', false],
  ['postgres://trivsel:50%zz@localhost/trivsel', false],
  ['postgres://localhost/trivsel', false],
  ['no address', false],
])('of %s the password is published: %s', (address, expected) => {
  expect(hasPublishedPassword(address)).toBe(expected)
})

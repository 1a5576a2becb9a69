import { expect, it } from 'vitest'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createNewsletterLinks } from './links.server.ts'

const secret = 'a key that is only for tests, and long'
const keys = (...names: string[]) =>
  createFieldEncryption(new Map(names.map((name) => [name, `${name} ${secret}`])))
const portalUrl = 'https://trivsel.example'
const links = createNewsletterLinks({ encryption: keys('old'), portalUrl })

const id = '0b9d5a10-3c0e-4d2e-9d5e-1f2a3b4c5d6e'
const requestedAt = new Date('2026-11-23T10:00:00.123Z')
const tokenIn = (url: string) =>
  new URLSearchParams(new URL(url).hash.slice(1)).get('token') ??
  new URL(url).searchParams.get('token') ??
  ''
const confirmToken = tokenIn(links.confirmUrl(id, requestedAt, 'no'))
const unsubscribeToken = tokenIn(links.unsubscribeUrl(id, 'no'))

it('puts tokens of pages into the fragment, which browsers do not send', () => {
  expect(links.confirmUrl(id, requestedAt, 'no')).toBe(
    `${portalUrl}/om-oss/nyhetsbrev/bekreft#token=${confirmToken}`,
  )
  expect(links.unsubscribeUrl(id, 'en')).toBe(
    `${portalUrl}/en/about-us/newsletter/unsubscribe#token=${unsubscribeToken}`,
  )
})

it('puts the token of the mail header into the query, because mail programs send nothing else', () => {
  const url = links.oneClickUrl(id, 'en')
  expect(new URL(url).hash).toBe('')
  expect(tokenIn(url)).toBe(unsubscribeToken)
})

it('reads the signed values back', () => {
  expect(links.readConfirmation(confirmToken)).toEqual({ id, requestedAt })
  expect(links.readUnsubscription(unsubscribeToken)).toBe(id)
})

it('creates the same token every time', () => {
  expect(links.confirmUrl(id, requestedAt, 'no')).toBe(links.confirmUrl(id, requestedAt, 'no'))
})

it('does not accept a token for another purpose', () => {
  expect(links.readUnsubscription(confirmToken)).toBeNull()
  expect(links.readConfirmation(unsubscribeToken)).toBeNull()
})

it.each(['', '.', 'a', `${id}.x`, id, unsubscribeToken.slice(0, -1), `${unsubscribeToken}a`])(
  'returns null for a token that we have not signed: %j',
  (token) => {
    expect(links.readUnsubscription(token)).toBeNull()
    expect(links.readConfirmation(token)).toBeNull()
  },
)

it('accepts a token of an older key, and not of a removed key', () => {
  const of = (...names: string[]) =>
    createNewsletterLinks({ encryption: keys(...names), portalUrl }).readUnsubscription(
      unsubscribeToken,
    )
  expect(of('new', 'old')).toBe(id)
  expect(of('new')).toBeNull()
})

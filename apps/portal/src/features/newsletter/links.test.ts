import { expect, it } from 'vitest'
import { createFieldEncryption } from '#platform/crypto/field-encryption.server.ts'
import { createNewsletterLinks } from './links.server.ts'

const secret = 'a key that is only for tests, and long'
const keys = (...names: string[]) =>
  createFieldEncryption(new Map(names.map((name) => [name, `${name} ${secret}`])))
const portalUrl = 'https://trivsel.example'
const links = createNewsletterLinks({ encryption: keys('old'), portalUrl })

const id = '0b9d5a10-3c0e-4d2e-9d5e-1f2a3b4c5d6e'
const askedAt = new Date('2026-11-23T10:00:00.123Z')
const tokenIn = (url: string) =>
  new URLSearchParams(new URL(url).hash.slice(1)).get('token') ??
  new URL(url).searchParams.get('token') ??
  ''
const confirmToken = tokenIn(links.confirmUrl(id, askedAt, 'no'))
const leaveToken = tokenIn(links.unsubscribeUrl(id, 'no'))

it('tokens of pages stand where no server sees them', () => {
  expect(links.confirmUrl(id, askedAt, 'no')).toBe(
    `${portalUrl}/om-oss/nyhetsbrev/bekreft#token=${confirmToken}`,
  )
  expect(links.unsubscribeUrl(id, 'en')).toBe(
    `${portalUrl}/en/about-us/newsletter/unsubscribe#token=${leaveToken}`,
  )
})

it('the address of the header has it in the query, since nothing else is sent', () => {
  const url = links.oneClickUrl(id, 'en')
  expect(new URL(url).hash).toBe('')
  expect(tokenIn(url)).toBe(leaveToken)
})

it('what was signed is read', () => {
  expect(links.readConfirmation(confirmToken)).toEqual({ id, askedAt })
  expect(links.readUnsubscription(leaveToken)).toBe(id)
})

it('is the same every time', () => {
  expect(links.confirmUrl(id, askedAt, 'no')).toBe(links.confirmUrl(id, askedAt, 'no'))
})

it('one is no other', () => {
  expect(links.readUnsubscription(confirmToken)).toBeNull()
  expect(links.readConfirmation(leaveToken)).toBeNull()
})

it.each(['', '.', 'a', `${id}.x`, id, leaveToken.slice(0, -1), `${leaveToken}a`])(
  'what is not ours is nothing: %j',
  (token) => {
    expect(links.readUnsubscription(token)).toBeNull()
    expect(links.readConfirmation(token)).toBeNull()
  },
)

it('counts when there is a newer key, and not when its own is gone', () => {
  const of = (...names: string[]) =>
    createNewsletterLinks({ encryption: keys(...names), portalUrl }).readUnsubscription(leaveToken)
  expect(of('new', 'old')).toBe(id)
  expect(of('new')).toBeNull()
})

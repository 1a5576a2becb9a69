import { expect, it } from 'vitest'
import { MailError } from '#platform/mail/mailer.server.ts'
import { outcomeOf } from './connection.ts'

const withCode = (code: string, cause?: unknown) =>
  Object.assign(new Error('x', { cause }), { code })

it.each([
  ['a name that nobody knows', withCode('ENOTFOUND'), 'name-unknown'],
  [
    'a port that is closed',
    new TypeError('fetch failed', { cause: withCode('ECONNREFUSED') }),
    'unreachable',
  ],
  ['several addresses', new AggregateError([withCode('ECONNREFUSED')]), 'unreachable'],
  ['no answer in time', new DOMException('late', 'TimeoutError'), 'timeout'],
  [
    'a certificate',
    new TypeError('fetch failed', { cause: withCode('CERT_HAS_EXPIRED') }),
    'certificate',
  ],
  ['a wrong password', new MailError('EAUTH', 535, 'AUTH PLAIN'), 'refused'],
  ['a known cause of something unknown', withCode('EWHAT', withCode('ETIMEDOUT')), 'timeout'],
  ['something else', withCode('EWHAT'), 'failed'],
  ['no error', 'nothing', 'failed'],
])('%s', (_, error, outcome) => {
  expect(outcomeOf(error)).toBe(outcome)
})

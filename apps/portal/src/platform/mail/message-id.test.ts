import { expect, it } from 'vitest'
import { addressIn, lastingMessageId, newMessageId } from './message-id.server.ts'

const sender = 'Trivsel <ikke-svar@trivsel.example>'
const mail = { jobId: '7', to: 'maja@trivsel.example', subject: 'Hei', text: 'Hei Maja' }

it.each([
  [sender, 'ikke-svar@trivsel.example'],
  ['ikke-svar@trivsel.example', 'ikke-svar@trivsel.example'],
  ['"Trivsel <oss>" <post@trivsel.example>', 'post@trivsel.example'],
])('%s sends from %s', (from, address) => {
  expect(addressIn(from)).toBe(address)
})

it('gives every attempt of one mail the same id, and every other mail another', () => {
  const id = lastingMessageId(mail, sender)
  expect(id).toMatch(/^<[\da-f]{40}@trivsel\.example>$/)
  expect(lastingMessageId({ ...mail }, sender)).toBe(id)
  for (const change of [{ jobId: '8' }, { to: 'ola@trivsel.example' }, { text: 'Hei Ola' }])
    expect(lastingMessageId({ ...mail, ...change }, sender)).not.toBe(id)
})

it('leaves the id of a mail without a job to the mailer', () => {
  expect(lastingMessageId({ ...mail, jobId: undefined }, sender)).toBeUndefined()
})

it('makes ids that are never the same', () => {
  expect(newMessageId(sender)).toMatch(/^<[\da-f-]{36}@trivsel\.example>$/)
  expect(newMessageId(sender)).not.toBe(newMessageId(sender))
})

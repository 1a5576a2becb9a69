import { describe, expect, it, vi } from 'vitest'
import { createLog } from '#platform/log.server.ts'
import { type MailOutcome, settleMails } from './mail-outcome.server.ts'
import { MailError } from './mailer.server.ts'
import { mailTasks } from './send-mail.server.ts'

const mail = {
  to: 'maja@trivsel.example',
  subject: 'Hei',
  text: 'Hei',
  messageId: '<a@trivsel.example>',
}
const nobodyThere = new MailError('EENVELOPE', 550, 'RCPT TO')

function settle(error?: Error) {
  const outcomes: MailOutcome[] = []
  const noteOutcome = async (outcome: MailOutcome) => void outcomes.push(outcome)
  const send = vi.fn(async () => {
    if (error) throw error
  })
  const mailer = settleMails({ send, close() {} }, { log: createLog('silent'), noteOutcome })
  return { mailer, outcomes, noteOutcome, send }
}

describe('a refusal', () => {
  it.each([
    ['nobody of that name', 'EENVELOPE', 550, 'RCPT TO', true],
    ['a message that is not wanted', 'EMESSAGE', 554, 'DATA', true],
    ['a full mailbox', 'EENVELOPE', 452, 'RCPT TO', false],
    ['grey-listing', 'EENVELOPE', 450, 'RCPT TO', false],
    ['a sender that may not', 'EENVELOPE', 550, 'MAIL FROM', false],
    ['a wrong password', 'EAUTH', 535, 'AUTH PLAIN', false],
    ['a server that wants a password', 'EENVELOPE', 530, 'RCPT TO', false],
    ['no server', 'ECONNECTION', undefined, 'CONN', false],
  ])('for %s', (_, code, responseCode, command, isPermanent) => {
    expect(new MailError(code, responseCode, command).isPermanent).toBe(isPermanent)
  })
})

it('is done with a mail that is refused for good, and says so', async () => {
  const { mailer, outcomes } = settle(nobodyThere)
  await mailer.send(mail)
  expect(outcomes).toEqual([{ messageId: mail.messageId, outcome: 'refused' }])
})

it('lets any other failure be tried again', async () => {
  const { mailer, outcomes } = settle(new MailError('ECONNECTION'))
  await expect(mailer.send(mail)).rejects.toThrow(MailError)
  expect(outcomes).toEqual([])
})

it('says that a mail was sent, and does not send it again when that cannot be noted', async () => {
  const { mailer, outcomes } = settle()
  await mailer.send(mail)
  expect(outcomes).toEqual([{ messageId: mail.messageId, outcome: 'sent' }])

  const forgetful = settleMails(
    { send: async () => undefined, close() {} },
    { log: createLog('silent'), noteOutcome: () => Promise.reject(new Error('no database')) },
  )
  await expect(forgetful.send(mail)).resolves.toBeUndefined()
})

it('says nothing of a mail that nobody has given an id', async () => {
  const { mailer, outcomes } = settle(nobodyThere)
  await mailer.send({ ...mail, messageId: undefined })
  expect(outcomes).toEqual([])
})

it('gives a mail up with its last attempt', async () => {
  const away = settle(new MailError('ECONNECTION'))
  const [task] = mailTasks(away.mailer, away.noteOutcome)
  const signal = new AbortController().signal
  await expect(task?.run(mail, { jobId: '1', signal, isLastAttempt: false })).rejects.toThrow()
  expect(away.outcomes).toEqual([])
  await expect(task?.run(mail, { jobId: '1', signal, isLastAttempt: true })).rejects.toThrow()
  expect(away.outcomes).toEqual([{ messageId: mail.messageId, outcome: 'failed' }])
})

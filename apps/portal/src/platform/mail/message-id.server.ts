import { createHash, randomUUID } from 'node:crypto'

/** `Name <no-reply@portal.example>` has `no-reply@portal.example`. */
export function addressIn(sender: string): string {
  const whole = sender.trim()
  return whole.endsWith('>') ? whole.slice(whole.lastIndexOf('<') + 1, -1).trim() : whole
}

/** A new Message-ID that nobody can guess: reports about a mail are believed by it. */
export function newMessageId(sender: string): string {
  return `<${randomUUID()}@${domainOf(sender)}>`
}

/**
 * The same for every attempt of one job to send one mail, so that a mail server that took it and
 * could not say so sees that it is the same. The text is part of it: numbers of jobs come again in a
 * database that was restored.
 */
export function lastingMessageId(
  mail: { jobId?: string | undefined; to: string; subject: string; text: string },
  sender: string,
): string | undefined {
  const { jobId, to, subject, text } = mail
  if (jobId === undefined) return undefined
  const hash = createHash('sha256').update(JSON.stringify([jobId, to, subject, text]))
  return `<${hash.digest('hex').slice(0, 40)}@${domainOf(sender)}>`
}

function domainOf(sender: string): string {
  return addressIn(sender).split('@').at(-1) ?? ''
}

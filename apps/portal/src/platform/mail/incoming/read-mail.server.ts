import type { Sender } from '#platform/untrusted/fair-line.server.ts'
import { describeTask } from '#platform/untrusted/untrusted-task.ts'
import { LimitExceeded } from '#platform/untrusted/untrusted-thread.server.ts'
import { untrustedWork } from '#platform/untrusted/untrusted-work.server.ts'
import { headOf } from './mail-head.ts'
import type { Envelope, IncomingMail, parseMail, readEnvelope } from './parse-mail.server.ts'

const module = new URL('./parse-mail.server.ts', import.meta.url)
const readEnvelopeTask = describeTask<typeof readEnvelope>(module, 'readEnvelope', 5_000)
const parseMailTask = describeTask<typeof parseMail>(module, 'parseMail', 30_000)

/** Anybody may write: mails have the turn of one visitor together, and are delivered again later. */
const sender: Sender = { client: 'incoming mail', isVisitor: true }

/** Bytes of what says that it is a report: what it says comes before the mail that it is about. */
export const longestReport = 256 * 1_024

/**
 * What the headers say, before anything else of a mail is read.
 * @throws {MailUnreadable} it is no mail, or one that is beyond all bounds
 * @throws {Refusal} UNAVAILABLE (503): too many wait
 */
export async function readMailEnvelope(raw: Uint8Array): Promise<Envelope> {
  const head = headOf(raw)
  if (head === null) throw new MailUnreadable()
  return readable(untrustedWork.run(sender, readEnvelopeTask, { head }))
}

/** @throws as `readMailEnvelope` */
export function readMail(raw: Uint8Array): Promise<IncomingMail> {
  return readable(untrustedWork.run(sender, parseMailTask, { raw }))
}

async function readable<Read>(reading: Promise<Read | null>): Promise<Read> {
  const read = await reading.catch((error: unknown) => {
    if (error instanceof LimitExceeded) return null
    throw error
  })
  if (read === null) throw new MailUnreadable()
  return read
}

/** Without a word of what it was: errors end in the log. */
export class MailUnreadable extends Error {
  override name = 'MailUnreadable'
  constructor() {
    super('What came in is no mail')
  }
}

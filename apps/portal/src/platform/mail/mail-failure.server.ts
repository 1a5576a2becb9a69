import type { Log } from '#platform/log.server.ts'
import { MailError, type Mailer } from './mailer.server.ts'

/** Why a mail has not reached anybody. */
export const mailFailures = [
  /** The mail server would not take it for this recipient. */
  'refused',
  /** It was tried for three days. */
  'given-up',
  /** A mail server further on has sent it back (RFC 3464). */
  'bounced',
] as const

export type MailFailure = {
  /** Of the mail, with its angle brackets. */
  readonly messageId: string
  readonly reason: (typeof mailFailures)[number]
}

export type NoteFailure = (failure: MailFailure) => Promise<void>

/**
 * A mailer for which a mail that no attempt will bring through is done with: that is noted, and
 * nothing is tried again.
 */
export function settleRefusals(
  mailer: Mailer,
  { log, noteFailure }: { log: Log; noteFailure: NoteFailure },
): Mailer {
  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        if (!(error instanceof MailError) || !error.isPermanent) throw error
        log.warn({ error, responseCode: error.responseCode }, 'a mail was refused for good')
        if (mail.messageId) await noteFailure({ messageId: mail.messageId, reason: 'refused' })
      }
    },
    close: () => mailer.close(),
  }
}

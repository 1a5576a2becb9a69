import type { Log } from '#platform/log.server.ts'
import { MailError, type Mailer } from './mailer.server.ts'

/** What became of a mail whose sender has given it a Message-ID, to hear of it. */
export type MailOutcome = {
  /** With its angle brackets. */
  readonly messageId: string
  readonly outcome: /** The mail server took it. */
    | 'sent'
    /** The mail server would not take it for this recipient. */
    | 'refused'
    /** It was tried for three days. */
    | 'failed'
    /** A mail server further on has sent it back (RFC 3464). */
    | 'bounced'
}

export type NoteOutcome = (outcome: MailOutcome) => Promise<void>

/**
 * A mailer for which a mail that no attempt will bring through is done with: that is noted, and
 * nothing is tried again.
 */
export function settleMails(
  mailer: Mailer,
  { log, noteOutcome }: { log: Log; noteOutcome: NoteOutcome },
): Mailer {
  /** What is sent is sent: were this to fail, it would be sent twice. */
  async function note(messageId: string | undefined, outcome: 'sent' | 'refused'): Promise<void> {
    if (messageId === undefined) return
    await noteOutcome({ messageId, outcome }).catch((error: unknown) =>
      log.error({ error, outcome }, 'what became of a mail could not be noted'),
    )
  }

  return {
    async send(mail) {
      try {
        await mailer.send(mail)
      } catch (error) {
        if (!(error instanceof MailError) || !error.isPermanent) throw error
        log.warn({ error, responseCode: error.responseCode }, 'a mail was refused for good')
        return note(mail.messageId, 'refused')
      }
      await note(mail.messageId, 'sent')
    },
    close: () => mailer.close(),
  }
}

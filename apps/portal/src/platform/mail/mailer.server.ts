import { defaultLocale } from '@trivsel/content-contract/locales'
import { createTransport } from 'nodemailer'
import { removeJoiners } from '../keep-together.ts'
import { organisation } from '../organisation/current-organisation.ts'
import { organisationName } from '../organisation/organisation-name.ts'
import { addressIn, lastingMessageId } from './message-id.server.ts'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
  /** Shown as the sender instead of the organisation, whose address it comes from. */
  readonly senderName?: string | undefined
  /** Where answers come to. */
  readonly replyTo?: string | undefined
  /** With its angle brackets. */
  readonly messageId?: string | undefined
  /** The mail that this one answers. */
  readonly inReplyTo?: string | undefined
  /** Those before it in the thread, the oldest first. */
  readonly references?: readonly string[] | undefined
  /** Where a mail program unsubscribes its reader, who asks it to (RFC 8058). */
  readonly listUnsubscribe?: string | undefined
  /** Where bounces come to; else where answers do. */
  readonly bouncesTo?: string | undefined
  /** All others say that they are automatic, so that no machine answers them (RFC 3834). */
  readonly isFromPerson?: boolean | undefined
  /** Files, made for this mail. */
  readonly attachments?: readonly MailAttachment[] | undefined
  /** The same in every attempt to send it: it then has the same Message-ID in each. */
  readonly jobId?: string | undefined
}

export type MailAttachment = {
  readonly fileName: string
  readonly mediaType: string
  readonly content: Uint8Array | string
}

export type Mailer = {
  /** @throws {MailError} the mail server did not take the message */
  send(mail: Mail): Promise<void>
  close(): void
}

/** Without the server's own words: they repeat addresses of people, and errors end in the log. */
export class MailError extends Error {
  override name = 'MailError'
  readonly code: string | undefined
  readonly responseCode: number | undefined
  /** What the server answered to, as `RCPT TO`. */
  readonly command: string | undefined

  constructor(code?: string, responseCode?: number, command?: string) {
    super('the mail server did not take a message')
    this.code = code
    this.responseCode = responseCode
    this.command = command
  }

  /**
   * Whether the answer is about this recipient or this message, and will be the same tomorrow. What
   * is refused before that (a password, the sender) is for an operator to repair, and tried again.
   */
  get isPermanent(): boolean {
    const { responseCode = 0, command = '' } = this
    const isAboutUs = responseCode === 530 || responseCode === 535
    return responseCode >= 500 && !isAboutUs && ['RCPT TO', 'DATA'].includes(command)
  }
}

const connectWithin = 5_000
const answerWithin = 15_000

/** Sends over SMTP (`smtp://` or `smtps://`, with user and password in the address). */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectWithin,
    greetingTimeout: connectWithin,
    socketTimeout: answerWithin,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const sender = addressIn(from)

  return {
    async send(mail) {
      const { subject, text, html, replyTo, inReplyTo, references, isFromPerson, attachments } =
        mail
      // Answers to somebody else's name come to an address that is not ours; bounces stay with us.
      const bouncesTo = mail.bouncesTo ?? (mail.senderName ? sender : replyTo)
      const messageId = mail.messageId ?? lastingMessageId(mail, sender)
      try {
        await transport.sendMail({
          from: namedSender(from, mail.senderName),
          to: oneAddress(mail.to),
          subject: removeJoiners(subject),
          text: removeJoiners(text),
          ...(html && { html: removeJoiners(html) }),
          ...(messageId && { messageId }),
          ...(replyTo && { replyTo: oneAddress(replyTo) }),
          ...(bouncesTo && { envelope: { from: bouncesTo, to: [mail.to] } }),
          ...(inReplyTo && { inReplyTo }),
          ...(references && { references: [...references] }),
          ...(attachments && { attachments: attachments.map(toAttachment) }),
          headers: {
            ...(!isFromPerson && { 'Auto-Submitted': 'auto-generated' }),
            ...(mail.listUnsubscribe && {
              'List-Unsubscribe': `<${mail.listUnsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
        })
      } catch (error) {
        throw withoutAddresses(error)
      }
    },
    close: () => transport.close(),
  }
}

const toAttachment = ({ fileName, mediaType, content }: MailAttachment) => ({
  filename: fileName,
  contentType: mediaType,
  content: typeof content === 'string' ? content : Buffer.from(content),
})

/** The organisation's name with the address of the configuration, which DNS allows to send. */
function namedSender(from: string, name?: string) {
  if (name) return { name, address: addressIn(from) }
  if (!organisation()) return from
  return { name: organisationName(defaultLocale), address: addressIn(from) }
}

/** As an object, an address is one address: a comma in it cannot add a second. */
function oneAddress(address: string) {
  return { name: '', address }
}

function withoutAddresses(error: unknown): MailError {
  if (!(error instanceof Error)) return new MailError()
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number'
      ? error.responseCode
      : undefined
  const command =
    'command' in error && typeof error.command === 'string' ? error.command : undefined
  return new MailError(code, responseCode, command)
}

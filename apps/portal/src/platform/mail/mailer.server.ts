import { createTransport } from 'nodemailer'

export type Mail = {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html?: string | undefined
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

  constructor(code: string | undefined, responseCode: number | undefined) {
    super('the mail server did not take a message')
    this.code = code
    this.responseCode = responseCode
  }
}

const connectWithin = 5_000
const answerWithin = 15_000

/** Sends over SMTP (`smtp://` or `smtps://`, with user and password in the address). */
export function createMailer({ smtpUrl, from }: { smtpUrl: string; from: string }): Mailer {
  const transport = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: connectWithin,
      greetingTimeout: connectWithin,
      socketTimeout: answerWithin,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )

  return {
    async send({ to, subject, text, html }) {
      try {
        // As an object, an address is one address: a comma in it cannot add a second.
        const recipient = { name: '', address: to }
        await transport.sendMail({ to: recipient, subject, text, ...(html && { html }) })
      } catch (error) {
        throw withoutAddresses(error)
      }
    },
    close: () => transport.close(),
  }
}

function withoutAddresses(error: unknown): MailError {
  if (!(error instanceof Error)) return new MailError(undefined, undefined)
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined
  const responseCode =
    'responseCode' in error && typeof error.responseCode === 'number'
      ? error.responseCode
      : undefined
  return new MailError(code, responseCode)
}

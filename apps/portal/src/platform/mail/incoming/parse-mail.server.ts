import { writeEmailAddress } from '@trivsel/content-contract/email-address'
import { MessageId } from '@trivsel/content-contract/mail'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import { isAutomatic } from './automatic-mail.ts'
import { type DeliveryReport, readDeliveryReport } from './delivery-report.ts'
import { splitQuoted } from './strip-quoted.ts'
import { textOfHtml } from './text-of-html.ts'

/** A mail that has come in. Nothing in it is to be believed, its sender least of all. */
export type IncomingMail = {
  readonly messageId: string | null
  /** In-Reply-To and References, the newest first. */
  readonly answers: readonly string[]
  /** Every address that it may have come to, in small letters. */
  readonly recipients: readonly string[]
  readonly from: { readonly name: string; readonly email: string } | null
  readonly subject: string
  /** The text as it came, and what of it is new. */
  readonly text: string
  readonly written: string
  readonly attachments: readonly IncomingFile[]
  readonly isAutomatic: boolean
  /** What it says of a mail of ours. */
  readonly report: DeliveryReport | null
}

export type IncomingFile = {
  readonly name: string
  readonly declaredType: string
  readonly bytes: Buffer
}

/** Deeper or longer headers are no mail that a person has written. */
const bounds = { maxNestingDepth: 30, maxHeadersSize: 256 * 1024, maxRfc822NestingDepth: 2 }
const longestText = 100_000
const longestHtml = 1_000_000
const longestSubject = 200
const mostRecipients = 50
const mostAnswers = 50
const reportTypes = ['message/delivery-status', 'message/rfc822', 'text/rfc822-headers']

/** @throws {MailUnreadable} it is no mail, or one that is beyond all bounds */
export async function parseIncomingMail(raw: Uint8Array): Promise<IncomingMail> {
  const mail = await PostalMime.parse(raw, bounds).catch(() => {
    throw new MailUnreadable()
  })
  if (mail.headers.length === 0) throw new MailUnreadable()
  const text = textOf(mail)
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]))
  const report = readDeliveryReport(mail.attachments.filter(isReportPart).map(asText))
  return {
    messageId: idsIn(mail.messageId)[0] ?? null,
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()].slice(0, mostAnswers),
    recipients: recipientsOf(mail, headers),
    from: firstOf(mail.from),
    subject: oneLine(mail.subject ?? '').slice(0, longestSubject),
    text,
    written: splitQuoted(text).written,
    attachments: report ? [] : mail.attachments.filter(isFile).map(asFile),
    isAutomatic: report !== null || isAutomatic(headers),
    report,
  }
}

/** Without a word of what it was: errors end in the log. */
export class MailUnreadable extends Error {
  override name = 'MailUnreadable'
  constructor() {
    super('What came in is no mail')
  }
}

function textOf({ text, html = '' }: Email): string {
  const words = text?.replaceAll('\r\n', '\n') || textOfHtml(html.slice(0, longestHtml))
  return stripControlCharacters(words).slice(0, longestText).trim()
}

function oneLine(text: string): string {
  return stripControlCharacters(text).split(/\s+/).join(' ').trim()
}

function idsIn(header = ''): string[] {
  return header.split(/\s+/).filter((id) => MessageId.safeParse(id).success)
}

/** What the server that took it in has noted counts first. */
function recipientsOf(mail: Email, headers: ReadonlyMap<string, string>): string[] {
  const noted = [headers.get('x-original-to'), headers.get('delivered-to'), mail.deliveredTo]
  const named = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap(mailboxesOf)
  const all = [...noted, ...named.map(({ address }) => address)]
  const addresses = all.flatMap((address) => {
    const trimmed = address?.trim().replace(/^<|>$/g, '').toLowerCase()
    return trimmed ? [trimmed] : []
  })
  return [...new Set(addresses)].slice(0, mostRecipients)
}

function firstOf(address: Address | undefined): IncomingMail['from'] {
  const [mailbox] = address ? mailboxesOf(address) : []
  if (!mailbox?.address.includes('@')) return null
  const name = oneLine(mailbox.name).slice(0, 200)
  return { name, email: writeEmailAddress(mailbox.address.trim()).toLowerCase().slice(0, 320) }
}

function mailboxesOf(address: Address): { name: string; address: string }[] {
  return address.group === undefined ? [address] : address.group
}

function isReportPart({ mimeType }: Attachment): boolean {
  return reportTypes.includes(mimeType)
}

/** Pictures that a signature is drawn with belong to the look of the mail. */
function isFile({ mimeType, related }: Attachment): boolean {
  return !related && !mimeType.startsWith('message/')
}

function asFile({ filename, mimeType, content }: Attachment): IncomingFile {
  return { name: filename ?? 'vedlegg', declaredType: mimeType, bytes: bytesOf(content) }
}

function asText({ mimeType, content }: Attachment): { type: string; text: string } {
  return { type: mimeType, text: bytesOf(content).toString('utf8').slice(0, longestText) }
}

function bytesOf(content: Attachment['content']): Buffer {
  if (typeof content === 'string') return Buffer.from(content)
  return content instanceof ArrayBuffer
    ? Buffer.from(content)
    : Buffer.from(content.buffer, content.byteOffset, content.byteLength)
}

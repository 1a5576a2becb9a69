import { writeEmailAddress } from '@trivsel/content-contract/email-address'
import { MessageId } from '@trivsel/content-contract/mail'
import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime'
import { stripControlCharacters } from '#platform/strip-control-characters.ts'
import type { Transfer } from '#platform/untrusted/untrusted-task.ts'
import { isAutomatic } from './automatic-mail.ts'
import { type DeliveryReport, readDeliveryReport } from './delivery-report.ts'
import { hasFewLines, longestHead } from './mail-head.ts'
import { splitQuoted } from './strip-quoted.ts'
import { textOfHtml } from './text-of-html.ts'

/** What the headers of a mail say. Nothing in it is to be believed, its sender least of all. */
export type Envelope = {
  readonly messageId: string | null
  /** In-Reply-To and References, the newest first. */
  readonly answers: readonly string[]
  /** Every address that it may have come to, in small letters. */
  readonly recipients: readonly string[]
  readonly from: { readonly name: string; readonly email: string } | null
  readonly subject: string
  /** It says that it is about another mail (RFC 3464): whether it is, its parts show. */
  readonly mayBeReport: boolean
}

/** A mail that has come in. */
export type IncomingMail = Omit<Envelope, 'mayBeReport'> & {
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
  readonly bytes: Uint8Array
}

/** Deeper or longer headers are no mail that a person has written. */
const bounds = { maxNestingDepth: 30, maxHeadersSize: longestHead, maxRfc822NestingDepth: 2 }
const longestText = 100_000
const longestSubject = 200
const mostRecipients = 50
const mostAnswers = 50
const reportTypes = ['message/delivery-status', 'message/rfc822', 'text/rfc822-headers']

/** @returns null when it is no mail, or one that is beyond all bounds */
export async function readEnvelope({ head }: { head: Uint8Array }): Promise<Envelope | null> {
  const mail = await parse(head)
  if (mail === null) return null
  const [type] = mail.headers.filter(({ key }) => key === 'content-type')
  return {
    ...envelopeOf(mail),
    mayBeReport: /^multipart\/report\b/i.test(type?.value.trim() ?? ''),
  }
}

/** @returns null when it is no mail, or one that is beyond all bounds */
export async function parseMail(
  { raw }: { raw: Uint8Array },
  transfer: Transfer,
): Promise<IncomingMail | null> {
  if (!hasFewLines(raw)) return null
  const mail = await parse(raw)
  if (mail === null) return null
  const text = textOf(mail)
  const report = readDeliveryReport(mail.attachments.filter(isReportPart).map(asText))
  const files = report ? [] : mail.attachments.filter(isFile).map(asFile)
  return {
    ...envelopeOf(mail),
    text,
    written: splitQuoted(text).written,
    attachments: files.map((file) => ({ ...file, bytes: transfer(file.bytes) })),
    isAutomatic: report !== null || isAutomatic(headersOf(mail)),
    report,
  }
}

async function parse(raw: Uint8Array): Promise<Email | null> {
  const mail = await PostalMime.parse(raw, bounds).catch(() => null)
  return mail && mail.headers.length > 0 ? mail : null
}

function envelopeOf(mail: Email): Omit<Envelope, 'mayBeReport'> {
  return {
    messageId: idsIn(mail.messageId)[0] ?? null,
    answers: [...idsIn(mail.inReplyTo), ...idsIn(mail.references).reverse()].slice(0, mostAnswers),
    recipients: recipientsOf(mail, headersOf(mail)),
    from: firstOf(mail.from),
    subject: oneLine(mail.subject ?? '').slice(0, longestSubject),
  }
}

const headersOf = ({ headers }: Email) => new Map(headers.map(({ key, value }) => [key, value]))

function textOf({ text, html = '' }: Email): string {
  const words = text?.replaceAll('\r\n', '\n') || textOfHtml(html)
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

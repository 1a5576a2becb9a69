import { defaultLocale, isLocale, type Locale } from '@trivsel/content-contract/locales'
import { EmailAddress } from '#core/accounts/email-address.ts'
import { longest } from '#core/associations/limits.ts'
import { hasNationalId } from '#core/personal-data/national-id.ts'
import { type FileLine, readTableFile } from '#core/table-files/read-table-file.ts'
import { type FileProblem, type InviteColumn, inviteTable, type LineProblem } from './columns.ts'

/** A line of a file with people to invite. */
export type InviteLine = {
  readonly line: number
  readonly name: string
  /** In lower case. */
  readonly email: string
  /** As it was written; empty for none. */
  readonly role: string
  readonly language: Locale
}

export type InviteFile = {
  readonly lines: readonly InviteLine[]
  readonly problems: readonly LineProblem[]
}

/** What Norwegian spreadsheets call the columns. */
const norwegian: Readonly<Record<string, InviteColumn | undefined>> = {
  navn: 'name',
  'e-post': 'email',
  epost: 'email',
  'e-postadresse': 'email',
  epostadresse: 'email',
  'e-mail': 'email',
  rolle: 'role',
  språk: 'language',
}

/** Headers of columns that hold national ids, in letters alone. */
const nationalIdHeaders = [
  'fødselsnummer',
  'fodselsnummer',
  'fødselsnr',
  'fodselsnr',
  'fnr',
  'dnummer',
  'personnummer',
  'personnr',
  'nationalid',
  'nationalidnumber',
  'ssn',
]

/** Lines with a national id from which on the file is one of national ids, and no slip of the pen. */
const someIds = 3

/** The lines of a file, with what is wrong with each; or why it is none. */
export function readInviteFile(text: string): InviteFile | { problem: FileProblem } {
  const [header = '', ...rest] = text.split('\n')
  const names = header.split(/[,;\t]/).map(toName)
  if (names.some((name) => nationalIdHeaders.includes(name.replace(/\P{L}/gu, ''))))
    return { problem: 'NATIONAL_IDS' }
  const read = readTableFile([translate(header), ...rest].join('\n'), inviteTable)
  if ('problem' in read) return read
  const withIds = read.lines.filter(({ cells }) => Object.values(cells).some(hasNationalId))
  if (withIds.length >= someIds || (withIds.length > 0 && withIds.length === read.lines.length))
    return { problem: 'NATIONAL_IDS' }
  const lines = read.lines.map(readLine)
  return {
    lines: lines.filter((one) => 'email' in one),
    problems: lines.filter((one) => 'problem' in one),
  }
}

const toName = (cell: string) =>
  cell
    .replace(/^\uFEFF/, '')
    .replaceAll('"', '')
    .trim()
    .toLowerCase()

/** The header with the names that we have for its columns. */
const translate = (header: string) =>
  header
    .split(/([,;\t])/)
    .map((cell) => norwegian[toName(cell)] ?? cell)
    .join('')

/** In a file of ours, a spreadsheet would take such a text for a formula: nobody's name begins so. */
const withoutFormula = (text: string) => text.replace(/^[=+\-@\s]+/, '')

function readLine({ line, cells }: FileLine<InviteColumn>): InviteLine | LineProblem {
  const refuse = (problem: LineProblem['problem']) => ({ line, problem })
  if (Object.values(cells).some(hasNationalId)) return refuse('LOOKS_LIKE_NATIONAL_ID')
  const email = EmailAddress.safeParse(cells.email)
  if (!email.success) return refuse(cells.email === '' ? 'EMAIL_REQUIRED' : 'EMAIL_INVALID')
  const name = withoutFormula(cells.name)
  if (name === '') return refuse('NAME_REQUIRED')
  if (name.length > longest.person || cells.role.length > longest.role) return refuse('TOO_LONG')
  // It is written in a mail of ours: it is no place for a link.
  if (/\p{Cc}|:\/\/|www\./iu.test(name)) return refuse('NAME_INVALID')
  const language = languageOf(cells.language)
  if (language === null) return refuse('LANGUAGE_INVALID')
  return { line, name, email: email.data.toLowerCase(), role: cells.role, language }
}

/** Codes, and what people write instead. */
const languageNames: Readonly<Record<string, Locale | undefined>> = {
  '': defaultLocale,
  nb: 'no',
  norsk: 'no',
  norwegian: 'no',
  engelsk: 'en',
  english: 'en',
}

function languageOf(cell: string): Locale | null {
  const name = cell.toLowerCase()
  return isLocale(name) ? name : (languageNames[name] ?? null)
}

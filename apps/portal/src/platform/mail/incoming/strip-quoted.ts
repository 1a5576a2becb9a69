export type SplitText = {
  /** The part of a mail that its sender wrote, without quoted mails. */
  readonly written: string
  /** What stands below it of earlier mails; empty where there is nothing that looks so. */
  readonly quoted: string
}

/** Of a line: what is longer is no heading of a quote. */
const longestHeading = 300

/**
 * Tells an answer from the mail that it answers. Careful: a quote is only what goes on to the end,
 * below a heading that mail programs write or with `>` before each line. Answers between the lines
 * of a quote stay where they are, and so does everything when nothing would be left.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const lastQuote = beginOfLastQuote(lines)
  const begin = lines.findIndex((_, at) => at === lastQuote || isHeading(lines, at))
  const whole = text.trim()
  if (begin < 0) return { written: whole, quoted: '' }
  const written = lines.slice(0, begin).join('\n').trim()
  if (written === '') return { written: whole, quoted: '' }
  return { written, quoted: lines.slice(begin).join('\n').trim() }
}

const originalMessage =
  /^-{2,} ?(?:opprinnelig melding|original message|videresendt melding|forwarded message) ?-{2,}$/

/** `Fra:` or `From:`, with `Sendt:`, `Dato:`, `Sent:` or `Date:` among the next lines. */
const from = /^[*_]{0,2}(?:fra|from):/
const sent = /^[*_]{0,2}(?:sendt|dato|sent|date):/

function isHeading(lines: readonly string[], at: number): boolean {
  const line = plain(lines[at])
  if (line.length > longestHeading) return false
  if (originalMessage.test(line)) return true
  if (from.test(line)) return lines.slice(at + 1, at + 4).some((next) => sent.test(plain(next)))
  return isAttribution(line) || (beginsAttribution(line) && isAttribution(joined(lines, at)))
}

/** `man. 23. nov. 2026 kl. 12:00 skrev Kari <kari@…>:`, `On Mon, 23 Nov 2026, Kari wrote:` */
function isAttribution(line: string): boolean {
  if (!line.endsWith(':') || !/\d/.test(line)) return false
  if (/^(?:on|le) /.test(line) && /\bwrote ?:$/.test(line)) return true
  return /\bskrev\b/.test(line) && /\d{4}|\d\d[.:]\d\d/.test(line)
}

function beginsAttribution(line: string): boolean {
  return /^on /.test(line) || /^(?:den |man|tir|ons|tor|fre|lør|søn)/.test(line)
}

/** Such a heading is broken in two where it is long. */
function joined(lines: readonly string[], at: number): string {
  return `${plain(lines[at])} ${plain(lines[at + 1])}`.slice(0, longestHeading * 2)
}

/** Of the quote that goes on to the end, if there is one. */
function beginOfLastQuote(lines: readonly string[]): number | undefined {
  const other = lines.findLastIndex((line) => !line.startsWith('>') && line.trim() !== '')
  const begin = lines.slice(other + 1).findIndex((line) => line.startsWith('>'))
  return begin < 0 ? undefined : other + 1 + begin
}

function plain(line = ''): string {
  return line
    .slice(0, longestHeading + 1)
    .trim()
    .toLowerCase()
}

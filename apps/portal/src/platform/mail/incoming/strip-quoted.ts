export type SplitText = {
  /** The part of a mail that its sender wrote, without quoted mails. */
  readonly written: string
  /** The quoted earlier mails below it; empty when none are recognised. */
  readonly quoted: string
}

/** Characters: a longer line is not the heading of a quote. */
const longestHeading = 300

/**
 * Separates an answer from the mail that it answers. A quote must extend to the end of the text, below
 * a heading of a mail program or with `>` before each line. Answers between quoted lines stay where
 * they are, and a text that is only a quote is returned whole.
 *
 * Headings are recognised in Norwegian (bokmål and nynorsk), English, German, Spanish and Chinese. The
 * package `email-reply-parser` 2.3.9 recognised 8 of the 18 headings in our test, removed closings such
 * as "Best wishes" and answers between quoted lines, and needs the native `re2` to run in linear time.
 */
export function splitQuoted(text: string): SplitText {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const lastQuote = findLastQuote(lines)
  const start = lines.findIndex((_, at) => at === lastQuote || isHeading(lines, at))
  const whole = text.trim()
  if (start < 0) return { written: whole, quoted: '' }
  const written = lines.slice(0, start).join('\n').trim()
  if (written === '') return { written: whole, quoted: '' }
  return { written, quoted: lines.slice(start).join('\n').trim() }
}

/** In the order of languages above; Chinese in simplified and traditional characters. */
const originalMessage =
  /^-{2,} ?(?:opprinnelig melding|videresendt melding|opphavleg melding|vidaresend melding|original message|forwarded message|ursprüngliche nachricht|weitergeleitete nachricht|mensaje original|mensaje reenviado|原始邮件|转发邮件|原始郵件|轉寄郵件) ?-{2,}$/

/** `Fra:` or `From:`, with `Sendt:`, `Dato:`, `Sent:` or `Date:` among the next lines. */
const from = /^[*_]{0,2}(?:fra|frå|from|von|de|发件人|寄件者|寄件人) ?[:：]/
const sent =
  /^[*_]{0,2}(?:sendt|dato|sent|date|gesendet|datum|enviado(?: el)?|fecha|发送时间|日期|寄件日期|傳送時間) ?[:：]/

function isHeading(lines: readonly string[], at: number): boolean {
  const line = normalize(lines[at])
  if (line.length > longestHeading) return false
  if (originalMessage.test(line)) return true
  if (from.test(line)) return lines.slice(at + 1, at + 4).some((next) => sent.test(normalize(next)))
  return isAttribution(line) || (beginsAttribution(line) && isAttribution(joined(lines, at)))
}

/** `man. 23. nov. 2026 kl. 12:00 skrev Kari <kari@…>:`, `On Mon, 23 Nov 2026, Kari wrote:` */
function isAttribution(line: string): boolean {
  if (!/[:：]$/.test(line) || !/\d/.test(line)) return false
  if (/^(?:on|le) /.test(line) && /\bwrote ?:$/.test(line)) return true
  return hasDateOrTime.test(line) && attributions.some((pattern) => pattern.test(line))
}

/** A year or a time of day; people who write about what others wrote name them more rarely. */
const hasDateOrTime = /\d{4}|\d\d[.:]\d\d/

/** Norwegian, German, Spanish and Chinese. */
const attributions = [
  /\bskr(?:ev|eiv)\b/,
  /^am .*\bschrieb\b/,
  /^el .*\bescribió ?:$/,
  /[写寫]道 ?[:：]$/,
]

function beginsAttribution(line: string): boolean {
  return (
    /^(?:on|am|el) /.test(line) ||
    /^(?:den |man|mån|tir|tys|ons|tor|fre|lør|laur|søn|sun)/.test(line) ||
    // In Chinese the sender comes first.
    /^[^:：]{0,150}<\S{1,150}>$/.test(line)
  )
}

/** A long heading is broken into two lines. */
function joined(lines: readonly string[], at: number): string {
  return `${normalize(lines[at])} ${normalize(lines[at + 1])}`.slice(0, longestHeading * 2)
}

/** The first line of the quote that extends to the end, if there is one. */
function findLastQuote(lines: readonly string[]): number | undefined {
  const other = lines.findLastIndex((line) => !line.startsWith('>') && line.trim() !== '')
  const start = lines.slice(other + 1).findIndex((line) => line.startsWith('>'))
  return start < 0 ? undefined : other + 1 + start
}

function normalize(line = ''): string {
  return line
    .slice(0, longestHeading + 1)
    .trim()
    .toLowerCase()
}

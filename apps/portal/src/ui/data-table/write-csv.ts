import { osloDate, osloWallTime } from '#platform/time/oslo.ts'

/**
 * What a spreadsheet opens as a table: semicolons, as Norwegian ones expect them, and a byte order
 * mark, without which they take UTF-8 for something else. `csv-stringify` does the same and is, for
 * browsers, forty times as long.
 */
export function writeCsv(
  header: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(';'))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

/**
 * A spreadsheet runs every text that starts like a formula: with an apostrophe before it,
 * it is text (OWASP, CSV Injection). Numbers of ours cannot be formulas.
 */
function writeCell(cell: string | number): string {
  // With the comma of Norwegian spreadsheets: they take `1.5` for the first of May.
  if (typeof cell === 'number') return String(cell).replace('.', ',')
  if (instant.test(cell)) return writeInstant(new Date(cell))
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** As the API writes instants: ISO 8601 in UTC. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z$/

/** What the clock in Norway showed, as the page of the table has it: `2026-11-25 18:30`. */
function writeInstant(at: Date): string {
  return `${osloDate(at)} ${osloWallTime(at)}`
}

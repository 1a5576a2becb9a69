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
 * What begins like a formula is one to a spreadsheet, whoever wrote it: with an apostrophe before it,
 * it is text (OWASP, CSV Injection). Numbers of ours cannot be formulas.
 */
function writeCell(cell: string | number): string {
  if (typeof cell === 'number') return String(cell)
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

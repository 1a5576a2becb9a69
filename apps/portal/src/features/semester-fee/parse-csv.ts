/** A line of a file with its cells; `line` counts from 1, as editors show it. */
export type CsvLine = { line: number; cells: string[] }

/**
 * Reads comma-separated values (RFC 4180), also with semicolons or tabs, which spreadsheets in
 * Norwegian write. Which of them it is, the first line says. Empty lines are left out.
 * @returns `null` when a quote is never closed
 */
export function parseCsv(text: string): CsvLine[] | null {
  const content = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(content)
  const lines: CsvLine[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1
  let startedAt = 1

  const endLine = () => {
    cells.push(cell)
    if (cells.length > 1 || cell.trim() !== '') lines.push({ line: startedAt, cells })
    cells = []
    cell = ''
    startedAt = line
  }

  for (let at = 0; at < content.length; at++) {
    const character = content[at] as string
    if (character === '\n') line += 1
    if (isQuoted) {
      if (character !== '"') cell += character
      else if (content[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (character === '"' && cell === '') isQuoted = true
    else if (character === separator) {
      cells.push(cell)
      cell = ''
    } else if (character === '\n') endLine()
    else if (character !== '\r') cell += character
  }
  if (isQuoted) return null
  endLine()
  return lines
}

function separatorOf(content: string): string {
  const [header = ''] = content.split('\n', 1)
  return [';', '\t'].find((separator) => header.includes(separator)) ?? ','
}

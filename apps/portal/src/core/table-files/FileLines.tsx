import type { ReactNode } from 'react'
import { m } from '#messages'

/** A file has thousands of lines: more are not read on a page. */
const shownLines = 100

/** What is said of each line of a file. */
export function FileLines<Line extends { readonly line: number }>(props: {
  lines: readonly Line[]
  show: (line: Line) => ReactNode
}) {
  const { lines, show } = props
  if (lines.length === 0) return null
  const more = lines.length - shownLines
  return (
    <>
      <ul>
        {lines.slice(0, shownLines).map((one) => (
          <li key={one.line}>{show(one)}</li>
        ))}
      </ul>
      {more > 0 && <p>{m.table_file_more_lines({ count: more })}</p>}
    </>
  )
}

import { encode } from 'uqr'
import type { Pdf } from './open-pdf.server.ts'

/** The quiet zone that scanners need (ISO/IEC 18004, 9.1). */
const border = 4

/** A text for a camera, as dark fields: no picture. A quarter of it may be stamped over. */
export function drawQrCode(
  pdf: Pdf,
  text: string,
  { left, top, size }: { left: number; top: number; size: number },
): void {
  const { data, size: fields } = encode(text, { ecc: 'Q', border })
  const field = size / fields
  for (const [row, line] of data.entries())
    for (const { from, count } of darkRuns(line))
      pdf.rect(left + from * field, top + row * field, count * field, field)
  pdf.fillColor('#000000').fill()
}

/** Adjacent dark fields are one. */
function darkRuns(line: readonly boolean[]): { from: number; count: number }[] {
  const runs: { from: number; count: number }[] = []
  for (const [column, isDark] of line.entries()) {
    if (!isDark) continue
    const last = runs.at(-1)
    if (last && last.from + last.count === column) last.count += 1
    else runs.push({ from: column, count: 1 })
  }
  return runs
}

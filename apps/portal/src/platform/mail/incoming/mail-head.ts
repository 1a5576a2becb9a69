/** Bytes: longer headers are no mail that a person has written. */
export const longestHead = 256 * 1_024

/** Beyond these no person's mail goes: ten megabytes of files are 200,000 lines as a mail carries them. */
const mostLines = 400_000

/** Lines that may divide parts. */
const mostDividers = 2_000

const lineFeed = 0x0a
const carriageReturn = 0x0d
const dash = 0x2d

/**
 * The headers of a mail as they are, up to the first empty line.
 * @returns null when they are too long
 */
export function headOf(raw: Uint8Array): Uint8Array | null {
  let start = 0
  while (start < raw.length) {
    if (start > longestHead) return null
    const end = raw.indexOf(lineFeed, start)
    if (end < 0) break
    let last = end
    while (last > start && raw[last - 1] === carriageReturn) last -= 1
    if (last === start) return raw.subarray(0, start)
    start = end + 1
  }
  return raw.length > longestHead ? null : raw
}

/** Whether a mail has no more lines and parts than one may have: known before any of it is parsed. */
export function hasFewLines(raw: Uint8Array): boolean {
  let lines = 0
  let dividers = 0
  for (let start = 0; start < raw.length; ) {
    if (raw[start] === dash && raw[start + 1] === dash) dividers += 1
    lines += 1
    if (lines > mostLines || dividers > mostDividers) return false
    const end = raw.indexOf(lineFeed, start)
    if (end < 0) return true
    start = end + 1
  }
  return true
}

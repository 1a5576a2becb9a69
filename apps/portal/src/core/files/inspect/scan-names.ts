/** What one PDF may hold of each before nobody's document is like it. */
export type ScanBounds = {
  readonly names: number
  readonly objects: number
  /** Dictionaries and lists within each other, in one object. */
  readonly depth: number
}

/** An escape takes three bytes for one: no name that we look for is longer. */
const longestName = 3 * 'FlateDecode'.length

/** The bytes that end a name. */
const endsName = new Uint8Array(256)
for (const byte of Buffer.from('\0\t\n\v\f\r \xa0/<>[](){}%', 'latin1')) endsName[byte] = 1

const [slash, backslash, lowerJ, lowerB, lowerO, lowerD] = Buffer.from('/\\jbod')
const [less, greater, openList, closeList, openText, closeText] = Buffer.from('<>[]()')

/**
 * Finds names (`/Name`, with escapes as in `/N#61me`) in parts of a PDF, in one pass over the bytes and
 * with nothing kept but those that are looked for. Names are found in texts too: where a text ends is
 * up to who wrote it.
 */
export function createNameScan(wanted: ReadonlySet<string>, bounds: ScanBounds) {
  const counts = new Map<string, number>()
  let names = 0
  let objects = 0

  return {
    /** How often one of those that are looked for was there so far. */
    countOf: (...wantedNames: readonly string[]) =>
      wantedNames.reduce((sum, name) => sum + (counts.get(name) ?? 0), 0),

    /** @returns whether all of it was within bounds; what lies beyond is not looked at */
    scan(bytes: Uint8Array, from = 0, to = bytes.length): boolean {
      let depth = 0
      let textDepth = 0
      for (let at = from; at < to; at += 1) {
        const byte = bytes[at]
        if (byte === slash) {
          const end = endOfName(bytes, at + 1, to)
          if (end === at + 1) continue
          names += 1
          if (names > bounds.names) return false
          const name = nameIn(bytes, at + 1, end)
          if (wanted.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1)
          at = end - 1
        } else if (byte === lowerJ && bytes[at - 1] === lowerB && bytes[at - 2] === lowerO) {
          // `obj` and `endobj`: what was left open in one object is not open in the next.
          depth = 0
          textDepth = 0
          if (bytes[at - 3] !== lowerD) objects += 1
          if (objects > bounds.objects) return false
        } else if (byte === backslash) at += textDepth > 0 ? 1 : 0
        else if (byte === openText) textDepth += 1
        else if (byte === closeText) textDepth = Math.max(0, textDepth - 1)
        else if (textDepth > 0) continue
        else if (byte === openList) depth += 1
        else if (byte === closeList) depth = Math.max(0, depth - 1)
        else if ((byte === less || byte === greater) && bytes[at + 1] === byte) {
          depth = byte === less ? depth + 1 : Math.max(0, depth - 1)
          at += 1
        }
        if (depth > bounds.depth) return false
      }
      return true
    },
  }
}

function endOfName(bytes: Uint8Array, from: number, to: number): number {
  let end = from
  while (end < to && endsName[bytes[end] ?? 0] === 0) end += 1
  return end
}

function nameIn(bytes: Uint8Array, from: number, end: number): string {
  if (end - from > longestName) return ''
  let name = ''
  for (let at = from; at < end; at += 1) name += String.fromCharCode(bytes[at] ?? 0)
  if (!name.includes('#')) return name
  return name.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  )
}

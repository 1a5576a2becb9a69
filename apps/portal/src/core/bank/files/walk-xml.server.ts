import { createHash } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { largestFile, longestText } from '../contract.ts'
import { refuse } from '../refuse.server.ts'

/** A leaf or a branch that ends: `text` is that of a leaf, trimmed. */
export type EndedElement = {
  /** From the root, without it: `GrpHdr/MsgId`. Elements of other namespaces are `?`. */
  readonly path: string
  readonly text: string
  readonly attributes: Readonly<Record<string, string>>
  readonly line: number
}

export type Visitor = {
  /** Namespaces of the messages that are read. */
  readonly namespaces: readonly string[]
  open?(path: string, line: number): void
  close(element: EndedElement): void
}

/** Of one piece that is parsed in one go, so that others have their turn between. */
const pieceBytes = 64 * 1_024
const deepest = 40
/** As many entries as a file may have come to half of it. */
const mostElements = 2_000_000
const mostAttributes = 20

/**
 * Reads a message of ISO 20022 piece by piece, in a memory that does not grow with the file but by
 * what the visitor keeps. Nothing is fetched, and nothing is declared in a file that is read.
 *
 * @throws {Refusal} BANK_FILE_TOO_LARGE, as soon as it is; BANK_FILE_BROKEN, BANK_FILE_FORBIDDEN,
 *   BANK_FILE_OTHER_KIND, BANK_FILE_TEXT_TOO_LONG; whatever the visitor throws
 */
export async function walkXml(
  bytes: AsyncIterable<Uint8Array>,
  visitor: Visitor,
): Promise<{ sha256: string; byteSize: number }> {
  const hash = createHash('sha256')
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const parser = createParser(visitor)
  let byteSize = 0
  for await (const chunk of bytes) {
    byteSize += chunk.byteLength
    if (byteSize > largestFile) throw refuse('BANK_FILE_TOO_LARGE')
    hash.update(chunk)
    for (let start = 0; start < chunk.byteLength; start += pieceBytes) {
      parser.write(decode(decoder, chunk.subarray(start, start + pieceBytes)))
      await nextTurn()
    }
  }
  parser.write(decode(decoder))
  parser.close()
  return { sha256: hash.digest('hex'), byteSize }
}

/** @throws {Refusal} BANK_FILE_BROKEN: it is no UTF-8 */
function decode(decoder: TextDecoder, piece?: Uint8Array): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch {
    throw refuse('BANK_FILE_BROKEN')
  }
}

type Open = { path: string; text: string; attributes: Record<string, string> }

function createParser(visitor: Visitor) {
  const parser = new SaxesParser({ xmlns: true, position: true })
  const stack: Open[] = []
  let namespace: string | undefined
  let elements = 0
  let hasEnded = false

  parser.on('error', () => {
    throw refuse('BANK_FILE_BROKEN', parser.line)
  })
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding !== undefined && encoding.toLowerCase() !== 'utf-8')
      throw refuse('BANK_FILE_BROKEN', parser.line)
  })
  parser.on('doctype', () => {
    throw refuse('BANK_FILE_FORBIDDEN', parser.line)
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (namespace === undefined) {
      if (local !== 'Document' || !visitor.namespaces.includes(uri))
        throw refuse('BANK_FILE_OTHER_KIND', parser.line)
      namespace = uri
    }
    elements += 1
    if (elements > mostElements) throw refuse('BANK_FILE_TOO_MANY_ENTRIES', parser.line)
    if (Object.keys(attributes).length > mostAttributes)
      throw refuse('BANK_FILE_BROKEN', parser.line)
    const above = stack.at(-1)?.path
    const name = uri === namespace ? local : '?'
    const path = stack.length < 2 ? (above === undefined ? '' : name) : `${above}/${name}`
    if (stack.length >= deepest) throw refuse('BANK_FILE_BROKEN', parser.line)
    stack.push({
      path,
      text: '',
      attributes: Object.fromEntries(
        Object.values(attributes).map((attribute) => [attribute.local, attribute.value]),
      ),
    })
    visitor.open?.(path, parser.line)
  })
  const addText = (text: string) => {
    const open = stack.at(-1)
    if (!open) return
    // Whitespace between elements is dropped.
    open.text = open.text === '' ? text.trimStart() : open.text + text
    if (open.text.length > longestText) throw refuse('BANK_FILE_TEXT_TOO_LONG', parser.line)
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.on('closetag', () => {
    const { path, text, attributes } = stack.pop() ?? { path: '', text: '', attributes: {} }
    visitor.close({ path, text: text.trim(), attributes, line: parser.line })
    if (stack.length === 0) hasEnded = true
  })

  return {
    write(text: string): void {
      parser.write(text)
    },
    close(): void {
      parser.close()
      if (!hasEnded) throw refuse('BANK_FILE_BROKEN', parser.line)
    },
  }
}

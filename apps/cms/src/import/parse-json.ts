export type ParsedJson = {
  value: unknown
  /** Fields that an object has more than once; JSON itself would silently take the last one. */
  repeated: PropertyKey[][]
  /** Line of the value at a path, from 1; of what holds it when there is no such value. */
  lineOf: (path: readonly PropertyKey[]) => number
}

/** The text is not JSON. Lines and columns count from 1. */
export class JsonError extends Error {
  override name = 'JsonError'
  readonly line: number
  readonly column: number
  constructor(message: string, text: string, offset: number) {
    super(message)
    const before = text.slice(0, offset).split('\n')
    this.line = before.length
    this.column = (before.at(-1)?.length ?? 0) + 1
  }
}

/**
 * Reads JSON and remembers where each value stands, which `JSON.parse` does not.
 * @throws {JsonError}
 */
export function parseJson(text: string): ParsedJson {
  const reader = new JsonReader(text)
  const value = reader.read()
  const { places, repeated } = reader
  const lines = lineCounter(text)
  return {
    value,
    repeated,
    lineOf(path) {
      for (let length = path.length; length > 0; length--) {
        const offset = places.get(placeName(path.slice(0, length)))
        if (offset !== undefined) return lines(offset)
      }
      return lines(places.get(placeName([])) ?? 0)
    },
  }
}

const placeName = (path: readonly PropertyKey[]) => path.map(String).join('\n')

const space = /[ \t\n\r\uFEFF]*/y
const string = /"(?:[^"\\\n]|\\[^\n])*"/y
const literal = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y
/** Deeper than any form, and far from the end of the stack. */
const deepest = 50

class JsonReader {
  readonly places = new Map<string, number>()
  readonly repeated: PropertyKey[][] = []
  readonly #text: string
  #offset = 0

  constructor(text: string) {
    this.#text = text
  }

  read(): unknown {
    const value = this.#value([])
    this.#match(space)
    if (this.#offset < this.#text.length) this.#fail('the file should end here')
    return value
  }

  #value(path: PropertyKey[]): unknown {
    this.#match(space)
    this.places.set(placeName(path), this.#offset)
    if (path.length > deepest) this.#fail('too deeply nested')
    if (this.#take('{')) return this.#object(path)
    if (this.#take('[')) return this.#array(path)
    if (this.#text[this.#offset] === '"') return this.#string()
    const word = this.#match(literal)
    if (!word) this.#fail('a value is expected here')
    return JSON.parse(word)
  }

  #object(path: PropertyKey[]): unknown {
    const fields = new Map<string, unknown>()
    this.#list('}', () => {
      this.#match(space)
      const start = this.#offset
      if (this.#text[start] !== '"') this.#fail('the name of a field in quotes is expected here')
      const name = this.#string()
      const fieldPath = [...path, name]
      if (fields.has(name)) this.repeated.push(fieldPath)
      this.#match(space)
      if (!this.#take(':')) this.#fail('a colon is expected here')
      fields.set(name, this.#value(fieldPath))
      // The line of a field is that of its name, also when its value begins further down.
      this.places.set(placeName(fieldPath), start)
    })
    return Object.fromEntries(fields)
  }

  #array(path: PropertyKey[]): unknown {
    const items: unknown[] = []
    this.#list(']', () => items.push(this.#value([...path, items.length])))
    return items
  }

  #list(end: string, readOne: () => void): void {
    this.#match(space)
    if (this.#take(end)) return
    do {
      this.#match(space)
      if (this.#text[this.#offset] === end) this.#fail(`a comma too many before this ${end}`)
      readOne()
      this.#match(space)
    } while (this.#take(','))
    if (!this.#take(end)) this.#fail(`a comma or ${end} is expected here`)
  }

  #string(): string {
    const start = this.#offset
    const quoted = this.#match(string)
    try {
      return JSON.parse(quoted)
    } catch {
      this.#offset = start
      this.#fail('this text does not end on its line, or holds a character that must be escaped')
    }
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#offset
    const found = pattern.exec(this.#text)?.[0] ?? ''
    this.#offset += found.length
    return found
  }

  #take(character: string): boolean {
    if (this.#text[this.#offset] !== character) return false
    this.#offset++
    return true
  }

  #fail(message: string): never {
    throw new JsonError(message, this.#text, this.#offset)
  }
}

function lineCounter(text: string): (offset: number) => number {
  const ends: number[] = []
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) ends.push(at)
  return (offset) => {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((ends[middle] ?? 0) < offset) low = middle + 1
      else high = middle
    }
    return low + 1
  }
}

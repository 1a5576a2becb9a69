import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'

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

const brokenText = 'this text does not end on its line, or holds a character that must be escaped'

const messages: Partial<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: 'only true, false, null and numbers are written without quotes',
  PropertyNameExpected: 'the name of a field in quotes is expected here',
  ColonExpected: 'a colon is expected here',
  CommaExpected: 'a comma is expected here',
  CloseBraceExpected: 'a comma or } is expected here',
  CloseBracketExpected: 'a comma or ] is expected here',
  EndOfFileExpected: 'the file should end here',
  InvalidCommentToken: 'JSON has no comments',
  UnexpectedEndOfString: brokenText,
  InvalidUnicode: brokenText,
  InvalidEscapeCharacter: brokenText,
  InvalidCharacter: brokenText,
}

/**
 * Parses JSON and records the position of each value, which `JSON.parse` does not.
 * @throws {JsonError}
 */
export function parseJson(given: string): ParsedJson {
  const text = given.replace(/^\uFEFF/, '')
  const tree = readTree(text)
  return {
    value: JSON.parse(text),
    repeated: [...repeatedFields(tree, [])],
    lineOf(path) {
      return lineAt(text, placeOf(tree, path).offset)
    },
  }
}

function readTree(text: string): Node {
  const errors: ParseError[] = []
  let tree: Node | undefined
  try {
    tree = parseTree(text, errors, { disallowComments: true })
  } catch (error) {
    if (error instanceof RangeError) throw new JsonError('too deeply nested', text, 0)
    throw error
  }
  const [first, ...others] = errors.toSorted((one, other) => one.offset - other.offset)
  if (first) {
    const here = [first, ...others.filter(({ offset }) => offset === first.offset)]
    throw new JsonError(describe(text, here), text, first.offset)
  }
  if (!tree) throw new JsonError('a value is expected here', text, 0)
  return tree
}

/** Of several errors at one place, the one that says what was expected. */
function describe(text: string, errors: readonly ParseError[]): string {
  const offset = errors[0]?.offset ?? 0
  const end = /^[\]}]/.exec(text.slice(offset))?.[0]
  if (end && /,\s*$/.test(text.slice(0, offset))) return `a comma too many before this ${end}`
  const known = errors.flatMap(({ error }) => messages[printParseErrorCode(error)] ?? [])
  return known[0] ?? 'a value is expected here'
}

/** The value at the path (the last one of a repeated field), or else its nearest parent. */
function placeOf(tree: Node, [part, ...rest]: readonly PropertyKey[]): Node {
  if (part === undefined) return tree
  const child =
    tree.type === 'array'
      ? tree.children?.[Number(part)]
      : tree.children?.findLast((property) => property.children?.[0]?.value === part)
  if (!child) return tree
  const value = child.type === 'property' ? child.children?.[1] : child
  const place = value ? placeOf(value, rest) : child
  // The line of a field is that of its name, also when its value begins further down.
  return place === value ? child : place
}

function* repeatedFields(node: Node, path: PropertyKey[]): Generator<PropertyKey[]> {
  const seen = new Set<string>()
  for (const [index, child] of (node.children ?? []).entries()) {
    const [name, value] = child.type === 'property' ? (child.children ?? []) : []
    const at = [...path, name ? String(name.value) : index]
    if (name && seen.has(name.value)) yield at
    if (name) seen.add(name.value)
    yield* repeatedFields(value ?? child, at)
  }
}

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

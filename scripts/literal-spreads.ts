import { lineOf, parseSource, type SourceFile, visitNodes } from './source-files.ts'

/**
 * Spreads of object or array literals: `{ ...{ a, b }, c }` says no more than `{ a, b, c }`, and only
 * keeps the formatter from putting each property on a line of its own.
 * @returns places such as `apps/portal/src/router.tsx:12`
 */
export function findLiteralSpreads(source: SourceFile): string[] {
  // Most files have none, and need not be parsed.
  if (!/\.\.\.\s*[{[]/.test(source.text)) return []
  const found: string[] = []
  visitNodes(parseSource(source).program, ({ type, start, argument }) => {
    if (type !== 'SpreadElement' && type !== 'JSXSpreadAttribute') return
    const { type: kind } = argument as { type: string }
    if (kind === 'ObjectExpression' || kind === 'ArrayExpression')
      found.push(`${source.file}:${lineOf(source.text, start)}`)
  })
  return found
}

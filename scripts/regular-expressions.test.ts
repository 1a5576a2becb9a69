import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/** Node of a syntax tree, as far as it matters here. */
type Node = {
  type: string
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}
type Expression = { source: string; flags: string }

const root = fileURLToPath(new URL('..', import.meta.url))
const others = ['node_modules', 'dist', '.next', '.data', 'paraglide', 'migrations']
const files = globSync('{apps,packages,scripts,bench,drills,e2e,scenarios}/**/*.{ts,tsx,js,mjs}', {
  cwd: root,
  exclude: (path) => others.some((other) => path.endsWith(other)),
})

function nodesOf(tree: unknown): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const inside = Object.values(tree).flatMap(nodesOf)
  return 'type' in tree ? [tree as Node, ...inside] : inside
}

/** What makes an expression try an input in more ways than the input is long. */
function ambiguities({ source, flags }: Expression): string[] {
  return analyse({ source, flags }).reports.map(
    ({ type, character }) => `${type} of ${JSON.stringify(character.pick)}`,
  )
}

describe('the judge of expressions', () => {
  it.each<Expression>([
    { source: String.raw`(?:^|[,\s])br\s*(?:;\s*q=([\d.]+))?(?:,|\s*$)`, flags: '' },
    { source: String.raw`(?<=.)\/+$`, flags: '' },
    { source: String.raw`^\s+|\s+$`, flags: 'g' },
    { source: '^(a+)+$', flags: '' },
    { source: String.raw`\d*\w+x`, flags: 'u' },
  ])('finds what blocked a thread: $source', (expression) => {
    expect(ambiguities(expression)).not.toEqual([])
  })

  it.each<Expression>([
    { source: String.raw`^\/api(?=[/?]|$)`, flags: '' },
    { source: '^[a-z0-9-]{1,100}$', flags: '' },
  ])('lets be what takes one way only: $source', (expression) => {
    expect(ambiguities(expression)).toEqual([])
  })
})

describe('our regular expressions', () => {
  const found = files.flatMap((file) =>
    nodesOf(parseSync(file, readFileSync(join(root, file), 'utf8')).program).map((node) => ({
      file,
      node,
    })),
  )

  it('take a time that grows no faster than their input', () => {
    const literals = found.flatMap(({ file, node: { regex } }) =>
      regex ? [{ file, source: regex.pattern, flags: regex.flags }] : [],
    )
    expect(literals.length).toBeGreaterThan(300)
    const ambiguous = literals.flatMap(({ file, ...expression }) =>
      ambiguities(expression).map((why) => `${file}: /${expression.source}/ ${why}`),
    )
    expect(ambiguous).toEqual([])
  })

  it('are written out, so that they can be judged; tests may put theirs together', () => {
    const puttingTogether = found.filter(
      ({ file, node: { type, callee } }) =>
        (type === 'NewExpression' || type === 'CallExpression') &&
        callee?.name === 'RegExp' &&
        !/\.(?:test|spec)\.|^e2e\//.test(file),
    )
    expect(puttingTogether.map(({ file }) => file)).toEqual([])
  })
})

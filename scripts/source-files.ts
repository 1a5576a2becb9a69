import { globSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'

export type SourceFile = { readonly file: string; readonly text: string }

/** A node of the syntax tree (ESTree), with the place of its text. */
export type SyntaxNode = {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

export type Comment = { readonly value: string; readonly start: number; readonly end: number }

const root = new URL('../', import.meta.url)

/** Folders whose files people write: applications, packages, scripts, measurements, browser tests. */
const folders = '{apps,packages,scripts,bench,drills,e2e}'

/** What tools write, and what they install or build. */
const isGenerated = (file: string) =>
  /(^|\/)(node_modules|dist|\.next|migrations|paraglide|project\.inlang)(\/|$)|\.gen\.ts$|payload-types\.ts$|importMap\.js$|next-env\.d\.ts$/.test(
    file,
  )

/** Files that people write, by their paths from the root of the repository. */
export function readSourceFiles(extensions: readonly string[]): readonly SourceFile[] {
  const files = globSync(`${folders}/**/*.{${extensions.join(',')}}`, {
    cwd: root,
    exclude: isGenerated,
  })
  return files
    .filter((file) => !isGenerated(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(new URL(file, root), 'utf8') }))
}

export function parseSource({ file, text }: SourceFile): {
  readonly program: SyntaxNode
  readonly comments: readonly Comment[]
} {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return { program: program as unknown as SyntaxNode, comments }
}

/** Visits a node and all below it. */
export function visitNodes(node: unknown, visit: (node: SyntaxNode) => void): void {
  if (typeof node !== 'object' || node === null) return
  if (!Array.isArray(node) && typeof (node as SyntaxNode).type === 'string')
    visit(node as SyntaxNode)
  for (const child of Object.values(node)) visitNodes(child, visit)
}

export const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length

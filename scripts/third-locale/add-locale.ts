import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  markMessages,
  markText,
  thirdLocale,
} from '../../apps/portal/src/testing/third-locale/mark-texts.ts'
import { parseSource, type SyntaxNode, visitNodes } from '../source-files.ts'

/** Its dates and numbers are German: where another language formats them, that is seen. */
const facts = `xx: { language: 'xx', formatTag: 'de-DE', name: '${markText('Xx')}' }`

const sources = ['apps/portal/src', 'apps/portal/scripts', 'packages/content-contract/src', 'e2e']

/**
 * Adds a made-up language to a copy of the repository, as somebody would who follows the type errors:
 * each record of languages gets a third entry, made from the English one. Texts are marked, so that
 * one of another language is found where a page shows it.
 */
export function addThirdLocale(root: string): void {
  for (const file of globSync('apps/portal/src/**/messages/en.json', { cwd: root })) {
    const messages: Record<string, unknown> = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const third = join(root, file.replace(/en\.json$/, `${thirdLocale}.json`))
    writeFileSync(third, JSON.stringify(markMessages(messages)))
  }
  for (const folder of sources)
    for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
      if (/\/(paraglide|migrations)\/|\.gen\.ts$/.test(file)) continue
      const path = join(root, file)
      const before = readFileSync(path, 'utf8')
      const after = file.endsWith('/src/locales.ts')
        ? extendList(before)
        : extendRecords({ file, text: before })
      if (after !== before) writeFileSync(path, after)
    }
}

function extendList(text: string): string {
  return text
    .replace("['no', 'en'] as const", `['no', 'en', '${thirdLocale}'] as const`)
    .replace(/^} as const satisfies Record<Locale, Facts>/m, `  ${facts},\n$&`)
}

/** `{ no: 'Hei', en: 'Hi' }` gets `xx: '‹Hi›'`, and a type with both names a third. */
export function extendRecords(source: { file: string; text: string }): string {
  const { text } = source
  if (!/\ben\b/.test(text) || !/\bno\b/.test(text)) return text
  const added: { at: number; text: string }[] = []
  visitNodes(parseSource(source).program, (node) => {
    const entry = entryOf(node)
    if (entry) {
      const isEnded = text[entry.end - 1] === ';'
      added.push({ at: entry.end, text: `${isEnded ? ' ' : ', '}${thirdEntry(entry, text)}` })
    }
  })
  return added
    .sort((one, other) => other.at - one.at)
    .reduce((result, { at, text }) => result.slice(0, at) + text + result.slice(at), text)
}

/** The English entry of a record or type that has a Norwegian one too, and no third. */
function entryOf({ type, properties, members, body }: SyntaxNode): SyntaxNode | undefined {
  const entries =
    type === 'ObjectExpression'
      ? properties
      : type === 'TSTypeLiteral'
        ? members
        : type === 'TSInterfaceBody'
          ? body
          : []
  const named = (name: string) =>
    (entries as SyntaxNode[]).find(
      ({ key, computed }) => !computed && (key as SyntaxNode | undefined)?.name === name,
    )
  return named('no') && !named(thirdLocale) ? named('en') : undefined
}

function thirdEntry(entry: SyntaxNode, text: string): string {
  if (entry.type === 'TSPropertySignature')
    return text.slice(entry.start, entry.end).replace(/\ben\b/, thirdLocale)
  return `${thirdLocale}: ${thirdValue(entry.value as SyntaxNode, text)}`
}

/** Texts are marked and addresses have the prefix of the third language; all else stays. */
function thirdValue(node: SyntaxNode, text: string): string {
  const written = text.slice(node.start, node.end)
  const within = (child: unknown) => thirdValue(child as SyntaxNode, text)
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? `'${thirdText(node.value)}'` : written
    case 'TemplateLiteral':
      return /^`\/en\b/.test(written) ? written.replace('/en', `/${thirdLocale}`) : written
    case 'ArrayExpression':
      return `[${(node.elements as unknown[]).map(within).join(', ')}]`
    case 'ObjectExpression':
      return `{ ${(node.properties as SyntaxNode[]).map((property) => thirdProperty(property, text)).join(', ')} }`
    default:
      return written
  }
}

function thirdProperty(property: SyntaxNode, text: string): string {
  if (property.type !== 'Property' || property.shorthand || property.method)
    return text.slice(property.start, property.end)
  const { start, end } = property.key as SyntaxNode
  return `${text.slice(start, end)}: ${thirdValue(property.value as SyntaxNode, text)}`
}

/** @returns the text between quotes */
function thirdText(english: string): string {
  const isAddress = /^\/en(\/|$)/.test(english)
  const isCode = /^[a-z]{2}-[A-Z]{2}$/.test(english)
  const third = isAddress
    ? english.replace('/en', `/${thirdLocale}`)
    : isCode
      ? english
      : markText(english)
  return third.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')
}

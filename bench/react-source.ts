import type { MarkupElement, MarkupNode } from './markup.ts'

/** The names that React has for what HTML calls otherwise; all others it takes as they are. */
const propertyNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  charset: 'charSet',
  crossorigin: 'crossOrigin',

  tabindex: 'tabIndex',
  readonly: 'readOnly',
  autofocus: 'autoFocus',
  nomodule: 'noModule',
}

/** Attributes that count by being there: React leaves them out when they are an empty text. */
const flags = new Set(
  'async checked controls default defer disabled hidden inert itemscope loop multiple muted novalidate open readonly required reversed selected'.split(
    ' ',
  ),
)

/** Left out: each renderer has its own scripts and styles for the browser. */
const leftOut = new Set(['script', 'style', 'template', 'noscript'])

/** The calls of `createElement` that make the same elements. */
export function reactSource(node: MarkupNode): string {
  if (typeof node === 'string') return JSON.stringify(node)
  const parts = [JSON.stringify(node.name), propertiesSource(node), ...childSources(node)]
  return `h(${parts.join(',')})`
}

/** Those of the children of an element. */
export function childSources({ children }: MarkupElement): string[] {
  return children
    .filter((child) => typeof child === 'string' || !isLeftOut(child))
    .map((child) => reactSource(child))
}

/** As the source of an object. */
export function propertiesSource({ attributes }: MarkupElement): string {
  const properties = [...attributes].map(([name, value]) => {
    const property = propertyNames[name.toLowerCase()] ?? name
    if (property === 'style') return `"style":${JSON.stringify(styleOf(value))}`
    const isFlag = value === '' && flags.has(name.toLowerCase())
    return `${JSON.stringify(property)}:${isFlag ? 'true' : JSON.stringify(value)}`
  })
  return `{${properties.join(',')}}`
}

function isLeftOut({ name, attributes }: MarkupElement): boolean {
  return leftOut.has(name) || attributes.get('as') === 'script'
}

/** "color:red;--size:2px" */
function styleOf(written: string): Record<string, string> {
  const entries = written
    .split(';')
    .filter((declaration) => declaration.includes(':'))
    .map((declaration): [string, string] => {
      const at = declaration.indexOf(':')
      const property = declaration.slice(0, at).trim()
      const isVariable = property.startsWith('--')
      return [
        isVariable ? property : property.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase()),
        declaration.slice(at + 1).trim(),
      ]
    })
  return Object.fromEntries(entries)
}

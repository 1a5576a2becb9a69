import type { RichText, RichTextNode } from '@trivsel/content-contract/content'
import { formatTelephone, telephoneLink } from '#platform/telephone.ts'

/** Neither in the middle of other digits, nor a part of a date, a time or an account number. */
const before = String.raw`(?<![\d.,:/+–-]|\d\s|\bNOK\s|\bkr\.?\s)`
const after = String.raw`(?![\d:/–-]|[.,]\d|\s\d|\s?(?:kr|kroner|NOK|%)(?!\p{L}))`

const numbers = [
  String.raw`\+\d(?:\s?\d){6,13}`,
  String.raw`\d{2}\s\d{2}\s\d{2}\s\d{2}`,
  String.raw`[489]\d{2}\s\d{2}\s\d{3}`,
  String.raw`116\s?(?:000|006|111|117|123)`,
].join('|')

/** What could be any number is a telephone number only after a word that says so. */
const called = String.raw`(?:1(?:10|12|13)|\d{8})`
const calling =
  /(?:^|[^\p{L}])(?:ring(?:e|er)?|call|dial|phone|telefon|tlf\.?|nødnummer(?:et)?|emergency number)(?: oss| us)?(?: på| on)?:?\s$/iu
const orAnother = /^\s*(?:,|eller|or|og|and)\s*$/i

const telephone = new RegExp(`${before}(?:(${numbers})|(${called}))${after}`, 'gu')

/** Where we are in the text that surrounds a node. `sinceNumber` is null before the first one. */
type Reading = { text: string; sinceNumber: string | null }

/** Rich text in which telephone numbers can be called. What is a link already stays as it is. */
export function linkTelephones(content: RichText): RichText {
  return linkNodes(content, { text: '', sinceNumber: null })
}

function linkNodes(nodes: RichText, reading: Reading): RichText {
  return nodes.flatMap((node): RichText => {
    if ('text' in node) return linkText(node.text, reading)
    if (node.tag === 'a' || node.tag === 'pre') {
      read(reading, plainText(node))
      return [node]
    }
    return [{ ...node, children: linkNodes(node.children, reading) }]
  })
}

function linkText(text: string, reading: Reading): RichText {
  const linked: RichText = []
  let from = 0
  for (const match of text.matchAll(telephone)) {
    const [written, , ambiguous] = match
    read(reading, text.slice(from, match.index))
    if (match.index > from) linked.push({ text: text.slice(from, match.index) })
    linked.push(ambiguous && !isCalled(reading) ? { text: written } : telephoneNode(written))
    if (!ambiguous || isCalled(reading)) reading.sinceNumber = ''
    reading.text = ''
    from = match.index + written.length
  }
  read(reading, text.slice(from))
  if (from < text.length) linked.push({ text: text.slice(from) })
  return linked
}

function isCalled({ text, sinceNumber }: Reading): boolean {
  return calling.test(text) || (sinceNumber !== null && orAnother.test(sinceNumber))
}

function read(reading: Reading, text: string): void {
  reading.text += text
  if (reading.sinceNumber !== null) reading.sinceNumber += text
}

function telephoneNode(written: string): RichTextNode {
  const children = [{ text: formatTelephone(written) }]
  return { tag: 'a', href: telephoneLink(written), children }
}

function plainText(node: RichTextNode): string {
  return 'text' in node ? node.text : node.children.map(plainText).join('')
}

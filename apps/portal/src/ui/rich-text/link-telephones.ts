import type { RichText, RichTextNode } from '@trivsel/content-contract/content'
import { formatTelephone, telephoneLink } from '#platform/telephone.ts'

/** All adjacent digits: a part of a longer number is no telephone number. */
const digits = /\+?\d(?:\s?\d){2,17}/g

/** Of a date, a time, an amount. */
const restBefore = /(?:[\d.,:/+–-]\u2060?|\bNOK\s|\bkr\.?\s)$/
const restAfter = /^(?:[.,:/–-]\u2060?\d|\s?\d|\s?(?:kr|kroner|NOK|%)(?!\p{L}))/u

const numbers = [
  /^\+\d(?:\s?\d){6,13}$/,
  /^\d{2}\s\d{2}\s\d{2}\s\d{2}$/,
  /^[489]\d{2}\s\d{2}\s\d{3}$/,
  /^116\s?(?:000|006|111|117|123)$/,
]

/** What could be any number is a telephone number only after a word that says so. */
const called = /^(?:1(?:10|12|13)|\d{8})$/
const calling =
  /(?:^|[^\p{L}])(?:ring(?:e|er)?|call|dial|phone|telefon|tlf\.?|nødnummer(?:et)?|emergency number)(?: oss| us)?(?: på| on)?:?\s$/iu
const orAnother = /^\s*(?:,|eller|or|og|and)\s*$/i

/** Letters before a number that say what it is. */
const lookBack = 40

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
      note(reading, plainText(node))
      return [node]
    }
    return [{ ...node, children: linkNodes(node.children, reading) }]
  })
}

function linkText(text: string, reading: Reading): RichText {
  const linked: RichText = []
  let linkedUpTo = 0
  let read = 0
  for (const { 0: written, index } of text.matchAll(digits)) {
    const end = index + written.length
    note(reading, text.slice(read, index))
    read = end
    const isTelephone =
      !restBefore.test(text.slice(Math.max(0, index - lookBack), index)) &&
      !restAfter.test(text.slice(end)) &&
      isNumber(written, reading)
    if (!isTelephone) {
      note(reading, written)
      continue
    }
    if (index > linkedUpTo) linked.push({ text: text.slice(linkedUpTo, index) })
    linked.push(telephoneNode(written))
    reading.sinceNumber = ''
    linkedUpTo = end
  }
  note(reading, text.slice(read))
  if (linkedUpTo < text.length) linked.push({ text: text.slice(linkedUpTo) })
  return linked
}

function isNumber(written: string, reading: Reading): boolean {
  return (
    numbers.some((number) => number.test(written)) || (called.test(written) && isCalled(reading))
  )
}

function isCalled({ text, sinceNumber }: Reading): boolean {
  return calling.test(text) || (sinceNumber !== null && orAnother.test(sinceNumber))
}

function note(reading: Reading, text: string): void {
  reading.text = (reading.text + text).slice(-lookBack)
  if (reading.sinceNumber !== null)
    reading.sinceNumber = (reading.sinceNumber + text).slice(-lookBack)
}

function telephoneNode(written: string): RichTextNode {
  const children = [{ text: formatTelephone(written) }]
  return { tag: 'a', href: telephoneLink(written), children }
}

function plainText(node: RichTextNode): string {
  return 'text' in node ? node.text : node.children.map(plainText).join('')
}

import { isLinkAddress } from '@trivsel/content-contract/own-address'

/** `[words](target)` inside a line of rich text. */
const linkPattern = /\[([^[\]\n]+)\]\(([^()\s]*)\)/g

export type LinkTarget = { url: string } | { page: string }

/** Where the target of a link leads: another site, or an item (`gyms/domus`). */
export function readLinkTarget(target: string): LinkTarget | null {
  if (/^(https?:\/\/|mailto:|tel:)/.test(target))
    return isLinkAddress(target) ? { url: target } : null
  return /^[a-z-]+\/[a-z0-9-]+$/i.test(target) ? { page: target } : null
}

/** Targets of the links of a rich text, in reading order. */
export function linkTargets(text: string): string[] {
  return [...text.matchAll(linkPattern)].map(([, , target = '']) => target)
}

type Piece = { text: string; target: string | null; link: number }
/** `link` distinguishes the links of a line. */
export type InlinePart = Piece & { bold: boolean }

/** One line, split at its links and at `**`, which makes the text between two of them bold. */
export function inlineParts(line: string): InlinePart[] {
  const pieces: Piece[] = []
  const add = (text: string, target: string | null, link: number) => {
    for (const piece of text.split(/(\*\*)/).filter(Boolean))
      pieces.push({ text: piece, target, link })
  }
  let end = 0
  for (const match of line.matchAll(linkPattern)) {
    const [whole, words = '', target = ''] = match
    add(line.slice(end, match.index), null, match.index)
    add(words, target, match.index)
    end = match.index + whole.length
  }
  add(line.slice(end), null, end)
  return markBold(pieces)
}

/** The last `**` of an odd number has no partner and stays as it is. */
function markBold(pieces: Piece[]): InlinePart[] {
  const marks = pieces.filter(({ text }) => text === '**').length
  const paired = marks - (marks % 2)
  let seen = 0
  return pieces.flatMap((piece) => {
    if (piece.text === '**' && seen < paired) {
      seen++
      return []
    }
    return [{ ...piece, bold: seen % 2 === 1 }]
  })
}

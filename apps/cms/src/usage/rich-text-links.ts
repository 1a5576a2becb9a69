import type { ContentLink } from './content-link.ts'
import { toReference } from './to-reference.ts'

type Target = Pick<ContentLink, 'targetCollection' | 'targetId' | 'address'>

const linkTypes: readonly unknown[] = ['link', 'autolink']

/** Where the links in a text lead, as the editor stores it: to our own items and addresses. */
export function linksOfRichText(
  stored: unknown,
  toOwnAddress: (address: string) => string | null,
): Target[] {
  if (!isObject(stored)) return []
  const children = isObject(stored.root) ? [stored.root] : stored.children
  const below = Array.isArray(children)
    ? children.flatMap((child) => linksOfRichText(child, toOwnAddress))
    : []
  if (!linkTypes.includes(stored.type) || !isObject(stored.fields)) return below
  const target = targetOf(stored.fields, toOwnAddress)
  return target ? [target, ...below] : below
}

function targetOf(
  { linkType, doc, url }: Record<string, unknown>,
  toOwnAddress: (address: string) => string | null,
): Target | null {
  if (linkType === 'internal') {
    const reference = toReference(doc) ?? { targetCollection: null, targetId: null }
    return { ...reference, address: null }
  }
  const address = typeof url === 'string' ? toOwnAddress(url) : null
  return address ? { targetCollection: null, targetId: null, address } : null
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

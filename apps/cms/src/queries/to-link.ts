import type { LinkOption, TextLink } from '@trivsel/content-contract/content'
import { isLinkAddress } from '@trivsel/content-contract/own-address'
import type { StoredLink, StoredLinkRows } from '../payload-types.ts'
import type { Reading } from './reading.ts'
import { referenceResolver } from './resolve-reference.ts'

type Target = Pick<StoredLink, 'kind' | 'externalUrl' | 'internalReference'>

/** Where a link leads, or null: nowhere yet, or to something that is not public. */
export function toHref(target: Target | null | undefined, reading: Reading): string | null {
  if (target?.kind === 'external')
    return target.externalUrl && isLinkAddress(target.externalUrl) ? target.externalUrl : null
  return target?.internalReference ? referenceResolver(reading)(target.internalReference) : null
}

export function toLink(link: StoredLink | null | undefined, reading: Reading): LinkOption | null {
  const href = toHref(link, reading)
  if (href === null) return null
  return { text: link?.text || null, href, openInNewTab: link?.openInNewTab === true }
}

export function toTextLink(link: StoredLink | null | undefined, reading: Reading): TextLink | null {
  const option = toLink(link, reading)
  return option?.text ? { ...option, text: option.text } : null
}

/** The links that lead somewhere and have words in this language. */
export function toTextLinks(rows: StoredLinkRows | undefined, reading: Reading): TextLink[] {
  return (rows ?? []).flatMap(({ link }) => toTextLink(link, reading) ?? [])
}

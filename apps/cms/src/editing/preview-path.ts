import {
  fixedAddresses,
  type HelpedPageKey,
  helpedAddresses,
  myPageAddresses,
} from '@trivsel/content-contract/addresses'
import { addressPrefixOf, type Locale } from '@trivsel/content-contract/locales'

import { listOfStaff, type StaffKind } from '@trivsel/content-contract/staff-kinds'
import type { CollectionSlug, GlobalSlug } from 'payload'
import { isLinkable } from '../fields/linkable-collections.ts'
import { type Addressed, pageAddress } from '../queries/page-address.ts'

/** Path on the site where an item is seen, or null while it has none in that language. */
export function previewPath(
  shown: CollectionSlug | GlobalSlug,
  locale: Locale,
  document: Addressed & { kind?: unknown; key?: unknown },
): string | null {
  if (shown === 'front-page' || shown === 'site-frame') return addressPrefixOf(locale) || '/'
  if (shown === 'my-page') return myPageAddresses.overview[locale]
  if (shown === 'help-texts')
    return isHelpedPage(document.key) ? helpedAddresses[document.key][locale] : null
  if (shown === 'training-videos') return myPageAddresses.onlineTraining[locale]
  if (shown === 'staff')
    return isStaffKind(document.kind) ? fixedAddresses[listOfStaff[document.kind]][locale] : null
  return isLinkable(shown) ? pageAddress(shown, locale, document) : null
}

const isStaffKind = (kind: unknown): kind is StaffKind =>
  typeof kind === 'string' && Object.hasOwn(listOfStaff, kind)

const isHelpedPage = (key: unknown): key is HelpedPageKey =>
  typeof key === 'string' && Object.hasOwn(helpedAddresses, key)

import { defaultLocale, isLocale } from '@trivsel/content-contract/locales'

import type { CollectionAdminOptions, CollectionSlug, GlobalSlug } from 'payload'
import { environment } from '../environment.ts'
import { previewPath } from './preview-path.ts'

/**
 * Where the preview button leads: to `previewEndpoint`, which makes the permit when the button is
 * pressed, so that it is never older than the press. Null while there is nothing to see.
 */
export const previewLink =
  (shown: CollectionSlug | GlobalSlug): NonNullable<CollectionAdminOptions['preview']> =>
  (document, { locale: shownIn }) => {
    const locale = isLocale(shownIn) ? shownIn : defaultLocale
    if (!previewPath(shown, locale, document)) return null
    const item = typeof document.id === 'number' ? document.id : 0
    return `${environment.cmsUrl}/api/preview/${shown}/${item}?locale=${locale}`
  }

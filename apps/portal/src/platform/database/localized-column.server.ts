import { jsonb } from 'drizzle-orm/pg-core'
import type { Localized } from '#platform/i18n/localized.ts'

/** A text in every language of the site: `{"no": "Bane 1", "en": "Court 1"}`. */
export const localizedColumn = (name: string) => jsonb(name).$type<Localized>()

import type { Locale } from '@trivsel/content-contract/locales'
import { pagePath } from '#platform/routing/route-table.ts'

/** Where an applicant reads what became of an application. */
export const applicationPage = (
  association: { readonly id: string } | null,
  locale: Locale,
): string =>
  association ? pagePath('association', locale, { id: association.id }) : pagePath('myPage', locale)

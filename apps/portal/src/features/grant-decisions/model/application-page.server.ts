import type { Locale } from '@trivsel/content-contract/locales'
import { pagePath } from '#platform/routing/route-table.ts'

/** Where an applicant reads what became of an application. */
export const applicationPage = (
  association: { readonly id: string } | null,
  applicationId: string,
  locale: Locale,
): string =>
  association
    ? pagePath('grantApplication', locale, { id: association.id, applicationId })
    : pagePath('myGrant', locale, { applicationId })

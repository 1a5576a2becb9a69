import type { Locale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'

/** The page of one application, as its applicant finds it. */
export const applicationPath = (
  associationId: string | null,
  applicationId: string,
  locale: Locale,
): string =>
  associationId === null
    ? pagePath('myGrant', locale, { applicationId })
    : pagePath('grantApplication', locale, { id: associationId, applicationId })

/** The page of what was granted to one applicant. */
export const grantedPath = (associationId: string | null, locale: Locale): string =>
  associationId === null
    ? pagePath('ownGrantedFunding', locale)
    : pagePath('grantedFunding', locale, { id: associationId })

/** The page of all applications of one applicant. */
export const applicationsPath = (associationId: string | null, locale: Locale): string =>
  associationId === null
    ? pagePath('myGrants', locale)
    : pagePath('applyForGrant', locale, { id: associationId })

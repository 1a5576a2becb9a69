import type { Organization } from 'schema-dts'
import { getLocale } from '#locale'
import { pagePath } from '#platform/routing/route-table.ts'
import { siteOrigin } from '#platform/site-origin.ts'
import { pictureAddress } from '../model/picture.ts'
import { textInEither } from '../model/text-in-either.ts'
import type { Profile } from './contract.ts'

/** For search engines (schema.org). */
export function describeAssociation(profile: Profile): Organization {
  const { slug, name, email, website, organisationNumber, picture } = profile
  const purpose = textInEither(profile.purpose)
  const url = siteOrigin() + pagePath('associationProfile', getLocale(), { slug })
  return {
    '@type': 'Organization',
    '@id': url,
    url,
    name,
    ...(purpose && { description: purpose.text }),
    ...(picture && { image: siteOrigin() + pictureAddress(picture.id, 'large') }),
    ...(email && { email }),
    ...(website && { sameAs: [website] }),
    ...(organisationNumber && {
      identifier: {
        '@type': 'PropertyValue',
        propertyID: 'NO-ORGNR',
        value: organisationNumber,
      },
    }),
  }
}

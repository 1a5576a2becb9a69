import { listedAddress } from '@trivsel/content-contract/addresses'
import type { HealthCenter } from '@trivsel/content-contract/kinds/health-centers/contract'
import type { MedicalClinic } from 'schema-dts'
import { describeContact } from '#core/structured-data/describe-contact.ts'
import { describePage } from '#core/structured-data/describe-page.ts'
import { getLocale } from '#locale'

/** Its hours are in the editors' own words, which no machine should guess at. */
export function describeHealthCenter(center: HealthCenter): MedicalClinic {
  return {
    '@type': 'MedicalClinic',
    ...describePage(center, listedAddress('healthCenter', getLocale(), center.slug)),
    ...describeContact(center),
    ...(center.mapUrl && { hasMap: center.mapUrl }),
  }
}

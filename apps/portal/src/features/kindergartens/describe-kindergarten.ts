import { listedAddress } from '@trivsel/content-contract/addresses'
import type { Kindergarten } from '@trivsel/content-contract/kinds/kindergartens/contract'
import type { ChildCare } from 'schema-dts'
import { describeContact } from '#core/structured-data/describe-contact.ts'
import { describePage } from '#core/structured-data/describe-page.ts'
import { openingHours } from '#core/structured-data/opening-hours.ts'
import { getLocale } from '#locale'
import { kindergartenSchedule } from './kindergarten-hours.ts'

export function describeKindergarten(kindergarten: Kindergarten): ChildCare {
  const schedule = kindergartenSchedule(kindergarten)
  return {
    '@type': 'ChildCare',
    ...describePage(kindergarten, listedAddress('kindergarten', getLocale(), kindergarten.slug)),
    ...describeContact(kindergarten),
    ...(schedule && openingHours(schedule, '')),
  }
}

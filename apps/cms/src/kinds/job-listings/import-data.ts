import type { ImportJobListing } from '@trivsel/content-contract/kinds/job-listings/import'
import type { ItemWriter } from '../../import/item-writer.ts'
import { linkRows, type Placed, pageData, type Saved, storedDay } from '../../import/page-data.ts'
import type { JobListing } from '../../payload-types.ts'

export function jobListingData(item: ImportJobListing, writer: ItemWriter, { slug }: Placed) {
  const { applicationDeadline: deadline } = item
  return {
    ...pageData(item, writer),
    slug,
    serviceArea: writer.refer('service-areas', item.serviceArea),
    applicationDeadline: deadline === undefined ? null : storedDay(deadline),
    buttons: linkRows(item.buttons, 'buttons', writer),
  } satisfies Saved<JobListing>
}

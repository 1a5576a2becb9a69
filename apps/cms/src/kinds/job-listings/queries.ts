import type {
  JobListingCard,
  JobListing as JobPage,
} from '@trivsel/content-contract/kinds/job-listings/contract'
import { nameOrder } from '@trivsel/content-contract/projection/order'
import type { ListFacts } from '@trivsel/content-contract/projection/published-item'
import { osloDate } from '../../oslo-time.ts'
import type { JobListing } from '../../payload-types.ts'
import { placedFacts } from '../../projection/projected.ts'
import { bySlugQuery } from '../../queries/by-slug-query.ts'
import { toPageBase } from '../../queries/content-page.ts'
import { contentQuery } from '../../queries/content-query.ts'
import { findDocuments } from '../../queries/find-documents.ts'
import { readListPage } from '../../queries/list-page.ts'
import type { PageTexts } from '../../queries/page-texts.ts'
import type { Reading } from '../../queries/reading.ts'
import { toCardImage } from '../../queries/to-content-image.ts'
import { toTextLinks } from '../../queries/to-link.ts'
import { toServiceAreaCity, toServiceAreaName } from '../../queries/to-named.ts'

const cardSelect = {
  slug: true,
  displayName: true,
  ingress: true,
  image: true,
  serviceArea: true,
  applicationDeadline: true,
} as const

type CardFields = Pick<JobListing, 'id' | keyof typeof cardSelect>

export const deadlineOf = ({
  applicationDeadline,
}: Pick<JobListing, 'applicationDeadline'>): string | null =>
  applicationDeadline ? osloDate(applicationDeadline) : null

export function toJobListingCard(document: CardFields, reading: Reading): JobListingCard {
  return {
    id: document.id,
    slug: document.slug ?? '',
    displayName: document.displayName ?? '',
    ingress: document.ingress || null,
    image: toCardImage(document.image, reading),
    serviceArea: toServiceAreaName(document.serviceArea, reading),
    applicationDeadline: deadlineOf(document),
  }
}

export function toJobListing(document: JobListing, reading: Reading): Omit<JobPage, 'alternates'> {
  return {
    ...toJobListingCard(document, reading),
    ...toPageBase(document, reading),
    buttons: toTextLinks(document.buttons, reading),
    city: toServiceAreaCity(document.serviceArea, reading),
    publishedAt: document.publishedAt ?? document.createdAt,
  }
}

export const jobListingFacts = (document: JobListing): ListFacts | null =>
  placedFacts(document, { lastDay: deadlineOf(document) })

export const jobListingTexts: PageTexts<ReturnType<typeof toJobListing>> = (page) => [
  page.serviceArea,
  ...page.buttons.map(({ text }) => text),
]

export const jobListingList = contentQuery('jobListingList', async (reading, variables) => {
  const { today, ...paging } = variables
  const listed = await findDocuments(reading, {
    collection: 'job-listings',
    where: { slug: { exists: true } },
    select: { displayName: true, applicationDeadline: true },
    depth: 0,
  })
  const ids = listed
    .filter((job) => (deadlineOf(job) ?? today) >= today)
    .toSorted(deadlineOrder(reading))
    .map(({ id }) => id)
  const list = { collection: 'job-listings', fixedPage: 'jobListings', ids } as const
  return readListPage(reading, { ...list, select: cardSelect, toItem: toJobListingCard }, paging)
})

/** The first deadline first, those without one last, then by name. */
function deadlineOrder({ locale }: Reading) {
  const compare = nameOrder(locale)
  const afterAll = '9999-12-31'
  return (one: JobListing, other: JobListing) =>
    (deadlineOf(one) ?? afterAll).localeCompare(deadlineOf(other) ?? afterAll) ||
    compare(one.displayName ?? '', other.displayName ?? '')
}

export const jobListingBySlug = bySlugQuery('jobListingBySlug', 'jobListing', toJobListing)

import { m } from '#messages'
import { CardListPage } from '#ui/card-list/CardListPage.tsx'
import { pageName } from '#ui/page-names.ts'
import type { JobListingList } from '../load-job-listing-list.ts'
import { JobListingCard } from './JobListingCard.tsx'

export function JobListingListPage({ list }: { list: JobListingList }) {
  return (
    <CardListPage
      list={list}
      heading={pageName('jobListings')}
      count={m.job_listing_count({ count: list.total })}
      empty={<p>{m.job_listing_none()}</p>}
    >
      {list.items.map((card, index) => (
        <JobListingCard key={card.id} card={card} eager={index === 0} />
      ))}
    </CardListPage>
  )
}

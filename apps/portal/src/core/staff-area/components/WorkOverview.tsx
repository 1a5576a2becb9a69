import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { m } from '#messages'
import type { WorkOnPage } from '../contract.ts'
import { staffWorkQuery } from '../queries.ts'
import type { StaffRole } from '../roles.ts'
import { permitted, type StaffPage } from '../staff-offer.ts'
import { useStaffOffers } from '../staff-offers.ts'
import styles from './WorkCard.module.css'

/** What waits in lists that many work on: how much, what is overdue, what is one's own. */
export function WorkOverview({ roles }: { roles: readonly StaffRole[] }) {
  const { pages } = useStaffOffers()
  const { data } = useQuery(staffWorkQuery)
  return permitted(pages, roles).map((page) => {
    const work = data?.items.find((item) => item.page === page.to)
    return page.overview && work && <Work key={page.to} page={page} work={work} />
  })
}

function Work({ page, work }: { page: StaffPage; work: WorkOnPage }) {
  const { to, name, overview = {} } = page
  const { waiting, overdue, mine } = work
  const id = useId()
  const numbers = [
    { text: m.staff_work_waiting({ count: waiting }), search: {}, isShown: true },
    {
      text: m.staff_work_overdue({ count: overdue }),
      search: overview.overdue,
      isShown: overdue > 0,
    },
    { text: m.staff_work_mine({ count: mine }), search: overview.mine, isShown: mine > 0 },
  ]
  return (
    <section
      className={styles.card}
      aria-labelledby={id}
      data-pressing={overdue > 0 ? '' : undefined}
    >
      <h2 id={id}>{name()}</h2>
      {numbers.map(
        ({ text, search, isShown }) =>
          isShown &&
          search && (
            <Link key={text} to={to} search={search} aria-label={`${name()}: ${text}`}>
              {text}
            </Link>
          ),
      )}
    </section>
  )
}

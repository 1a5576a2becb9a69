import { ContentLink } from '#ui/ContentLink.tsx'
import type { SearchOffer, TimetableFinds } from '../search-offer.ts'
import styles from './TimetableResults.module.css'

type Props = {
  offers: readonly SearchOffer[]
  /** What each of them found. */
  finds: readonly (TimetableFinds | null)[]
}

/** What was found in timetables: classes and courts with their next times, and where to book them. */
export function TimetableResults({ offers, finds }: Props) {
  return offers.map(({ order, heading }, index) => {
    const found = finds[index]
    if (!found) return null
    const id = `timetable-${order}`
    return (
      <section key={order} aria-labelledby={id} className={styles.group}>
        <h2 id={id} className={styles.heading}>
          {heading()}
        </h2>
        <ul className={styles.list}>
          {found.items.map(({ name, href, details, action }) => (
            <li key={href} className={styles.item}>
              <div className={styles.what}>
                <h3 className={styles.name}>
                  {action ? name : <ContentLink href={href}>{name}</ContentLink>}
                </h3>
                <p className={styles.details}>{details.join(' · ')}</p>
              </div>
              {action && (
                <ContentLink href={href} className="ds-button" data-variant="secondary">
                  {action}
                  <span className="ds-sr-only">
                    {' '}
                    {name}, {details[0]}
                  </span>
                </ContentLink>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <ContentLink href={found.all.href}>{found.all.text}</ContentLink>
        </p>
      </section>
    )
  })
}

import { getLocale } from '#locale'
import { m } from '#messages'
import { pagePath } from '#platform/routing/route-table.ts'
import { osloDate } from '#platform/time/oslo.ts'
import { ContentLink } from '#ui/ContentLink.tsx'
import { AbsencePart } from '../../absence/components/AbsencePart.tsx'
import type { ChildCard } from '../../model/contract.ts'
import { todayText } from '../../model/texts.ts'
import styles from './Children.module.css'

/** One child on the page of all of them. */
export function ChildCardView({ child }: { child: ChildCard }) {
  const { id, firstName, lastName, place, today } = child
  return (
    <section aria-labelledby={`child-${id}`} className={styles.card}>
      <h2 id={`child-${id}`} className={styles.name}>
        {firstName} {lastName}
      </h2>
      {place && (
        <p className={styles.where}>
          {m.my_kindergarten_where({
            department: place.department,
            kindergarten: place.kindergarten.name,
          })}
        </p>
      )}
      <p className={styles.today} data-state={today.is}>
        {todayText(today, osloDate(new Date()))}
      </p>
      <AbsencePart child={child} />
      <p className={styles.more}>
        <ContentLink href={pagePath('myKindergartenChild', getLocale(), { id })}>
          {m.my_kindergarten_more({ name: firstName })}
        </ContentLink>
      </p>
    </section>
  )
}

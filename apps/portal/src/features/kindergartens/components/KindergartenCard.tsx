import { Link } from '@tanstack/react-router'
import { m } from '#messages'
import { formatClock } from '#platform/format.ts'
import { Picture } from '#ui/Picture.tsx'
import type { KindergartenCard as Card } from '../contract.ts'
import styles from './KindergartenCard.module.css'

/** Specification, section 2: image, name, ingress, address, phone, nearby study place, opening hours. */
export function KindergartenCard({ card, eager }: { card: Card; eager: boolean }) {
  return (
    <article className={styles.card}>
      {card.image && (
        <Picture
          image={card.image}
          sizes="(min-width: 75em) 24rem, (min-width: 44em) 50vw, 100vw"
          className={styles.picture}
          eager={eager}
        />
      )}
      <div className={styles.content}>
        <h2 className={styles.name}>
          <Link
            to="/kindergarten/kindergartens/$slug"
            params={{ slug: card.slug }}
            className={styles.link}
          >
            {card.displayName}
          </Link>
        </h2>
        {card.ingress && <p className={styles.ingress}>{card.ingress}</p>}
        <dl className={styles.facts}>
          <Fact label={m.kindergarten_address()} value={card.address} />
          <Fact label={m.kindergarten_phone()} value={card.phone} />
          <Fact label={m.kindergarten_study_place()} value={card.studyPlaceNearby} />
          <Fact
            label={m.kindergarten_opening_hours()}
            value={
              card.openingHours &&
              m.kindergarten_hours_range({
                opens: formatClock(card.openingHours.opens),
                closes: formatClock(card.openingHours.closes),
              })
            }
          />
        </dl>
      </div>
    </article>
  )
}

function Fact({ label, value }: { label: string; value: string | null }) {
  if (!value) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

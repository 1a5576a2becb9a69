import { m } from '#messages'
import type { TodayOffer } from '../today-offer.ts'
import styles from './Today.module.css'

type Props = {
  offers: readonly TodayOffer[]
  /** What each of them said, in the same order. */
  said: readonly (object | null)[]
}

/** What is true right now, before anything that an editor wants to say. */
export function Today({ offers, said }: Props) {
  if (said.every((data) => data === null)) return null
  return (
    <section className={styles.today} aria-labelledby="today">
      <h2 id="today" className={styles.title}>
        {m.today_heading()}
      </h2>
      <div className={styles.panels}>
        {offers.map(({ order, Panel }, index) => {
          const data = said[index]
          return data === null || data === undefined ? null : <Panel key={order} data={data} />
        })}
      </div>
    </section>
  )
}

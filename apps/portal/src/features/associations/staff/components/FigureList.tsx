import { stateNames } from '#core/associations/names.ts'
import { associationStates } from '#core/associations/states.ts'
import { m } from '#messages'
import styles from '../../components/Associations.module.css'
import type { Figures } from '../../model/contract.ts'

/** How many there are of each. */
export function FigureList({ figures }: { figures: Figures }) {
  const rows = [
    ...associationStates.map((state) => ({ name: stateNames[state](), count: figures[state] })),
    { name: m.associations_figure_new_this_year(), count: figures.newThisYear },
    { name: m.associations_figure_overdue(), count: figures.overdue },
  ]
  return (
    <section aria-label={m.associations_figures()}>
      <dl className={styles.figures}>
        {rows.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

import { m } from '#messages'
import { SearchLink } from '#ui/SearchLink.tsx'
import type { SearchAnswer } from '../contract.ts'
import { kindName } from '../kind-names.ts'
import styles from './KindLinks.module.css'

/** All results, or those of one kind, with how many there are. */
export function KindLinks({ q, answer }: { q: string; answer: SearchAnswer }) {
  const { kinds, kind, total } = answer
  if (kinds.length < 2) return null
  return (
    <nav aria-label={m.search_kinds_label()}>
      <ul className={styles.kinds}>
        <li>
          <SearchLink
            search={{ q }}
            current={kind === null ? 'page' : undefined}
            className={styles.link}
          >
            {m.search_all_kinds()} <span className={styles.count}>{total}</span>
          </SearchLink>
        </li>
        {kinds.map((one) => (
          <li key={one.kind}>
            <SearchLink
              search={{ q, kind: one.kind }}
              current={kind === one.kind ? 'page' : undefined}
              className={styles.link}
            >
              {kindName(one.kind)} <span className={styles.count}>{one.count}</span>
            </SearchLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

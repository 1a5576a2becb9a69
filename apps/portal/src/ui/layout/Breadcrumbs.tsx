import { Link } from '@tanstack/react-router'
import type { PageReference } from '@trivsel/content-contract/content'
import { m } from '#messages'
import { ContentLink } from '../ContentLink.tsx'
import styles from './Breadcrumbs.module.css'

type Props = {
  /** From the topmost page down to the parent. */
  parents: PageReference[]
  current: string
}

/** The pages above this one. A page above that is not published is named, not linked. */
export function Breadcrumbs({ parents, current }: Props) {
  return (
    <nav aria-label={m.breadcrumbs_label()}>
      <ol className={styles.list}>
        <li>
          <Link to="/">{m.breadcrumbs_home()}</Link>
        </li>
        {parents.map(({ name, href }) => (
          <li key={name + href}>{href ? <ContentLink href={href}>{name}</ContentLink> : name}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  )
}
